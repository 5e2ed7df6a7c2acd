import type { Being } from './being.ts'

export const reliquias: Being[] = [
  {
    element: 'agua',
    kind: 'Relíquia',
    rig: 'flor',
    options: { petals: 10 },
    printings: `
      AGE#9 c 1 - | Vitória-Régia | Giant Water Lily | Recupere dois pontos de fôlego. À noite, recupere quatro.
      AGE i 2 - | Vitória-Régia, Espelho da Lua | Water Lily, Moon Mirror | Uma carta sua na roda usa o texto de outra até o amanhecer.
      BDN c 1 - | Vitória-Régia de Lago Parado | Still-Lake Water Lily | Uma carta de força 1 pode ficar sobre ela: não sofre dano.
      AGE e 4 - | Vitória-Régia, Flor de Duas Noites | Water Lily, Two-Night Bloom | Na primeira noite recupere três de fôlego; na segunda, o rival perde três.
    `,
  },
  {
    element: 'agua',
    kind: 'Relíquia',
    rig: 'flor',
    options: { petals: 4, spots: true },
    printings: `
      AGE i 2 - | Muiraquitã | Muiraquitã | Prenda a uma carta sua: ela não pode ser escolhida pelo rival.
      AGE r 4 - | Muiraquitã das Sete Sortes | Muiraquitã of Seven Lucks | Jogue sete moedas: uma brasa por cara, um de fôlego por coroa. Depois ele volta ao lago.
      AGE c 1 - | Muiraquitã de Barro Verde | Green-Clay Muiraquitã | Ainda mole: molde-o como qualquer Relíquia de custo 1 da roda.
      AGE r 3 - | Muiraquitã do Lago Espelhado | Mirror-Lake Muiraquitã | Prenda a uma carta: todo dano a ela vira brasa sua, até três por turno.
      BDN r 3 - | Muiraquitã Perdido | Lost Muiraquitã | Quem causar dano por último fica com ele. O dono compra uma carta por turno.
    `,
  },
  {
    element: 'fogo',
    kind: 'Relíquia',
    rig: 'flor',
    options: { flames: true, petals: 6 },
    printings: `
      PAS r 2 - | Lamparina do Pastoreio | Herder's Lantern | Acenda e peça: procure no baralho qualquer carta perdida e ponha-a na mão.
      PAS c 1 - | Toco de Vela do Pastoreio | Herder's Candle Stub | Devolva à mão uma carta que saiu da roda neste turno.
      CEB c 1 - | Candeeiro de Querosene | Kerosene Lamp | Enquanto durar a luz (dois turnos), a noite não cai do seu lado.
      BDN c 1 - | Tição Emprestado | Borrowed Ember | Ganhe duas brasas agora. No próximo turno, devolva uma.
      CEB i 2 - | Fogueira de São João | Midsummer Bonfire | Pule: cada jogador pode dar um de fôlego para comprar uma carta.
      CEV c 0 - | Pedra de Isqueiro | Flint | Cause um de dano. Se o alvo for Planta, cause dois e perca uma brasa.
    `,
  },
  {
    element: 'vento',
    kind: 'Relíquia',
    rig: 'flor',
    options: { petals: 9 },
    printings: `
      BDN i 2 - | Carapuça do Saci | Saci's Cap | Prenda a uma carta: ela pode voltar à mão a qualquer hora. Vale para o ladrão também.
      BDN c 1 - | Peneira de Cruzeta | Cross-Frame Sieve | Prenda uma carta que acabou de entrar na roda: ela cochila até o próximo turno.
      CEV c 1 - | Garrafa com Rolha de Cera | Wax-Corked Bottle | Guarde uma carta de custo 2 ou menos. Quem quebrar a garrafa fica com ela.
      CEB i 2 - | Apito de Taquara | Cane Whistle | Repita um Assobio que já valeu neste turno.
      CEB i 2 - | Rabeca de Cedro | Cedar Fiddle | Vire para tocar: a próxima Toada deste turno não pode ser respondida.
      PAS c 2 - | Pala de Lã Crua | Raw-Wool Poncho | Prenda a uma carta: o primeiro efeito de Vento de cada turno não a atinge.
      PAS i 2 - | Boleadeiras | Bolas | Uma carta que ataca tropeça: o ataque acaba e ela cochila.
    `,
  },
  {
    element: 'noite',
    kind: 'Relíquia',
    rig: 'flor',
    options: { petals: 8, moon: true },
    printings: `
      BDN c 1 - | Rolo de Fumo | Tobacco Roll | Entregue a uma Visagem: ela não ataca você até o próximo amanhecer.
      BDN i 2 - | Lua de Folha de Flandres | Tin Moon | Vire dia em noite, ou noite em dia. Depois, mande-a para o rastro.
      BDN c 1 - | Sal na Soleira | Salt on the Sill | Visagens de custo 2 ou menos não entram na roda neste turno.
      CEV c 2 - | Rede de Varanda | Porch Hammock | Uma carta sua cochila. Enquanto cochilar, recupere um de fôlego por turno.
      BDN r 3 - | Caldeirão sem Fundo | Bottomless Cauldron | Descarte uma carta: escolha outra do rastro com o mesmo custo.
    `,
  },
  {
    element: 'terra',
    kind: 'Relíquia',
    rig: 'flor',
    options: { petals: 12, ribbons: true },
    printings: `
      AGE c 0 - | Fita de Cetim | Satin Ribbon | Ponha uma fita numa carta. Se for Brincante, ponha duas.
      CEB c 2 - | Zabumba de Couro de Bode | Goatskin Drum | Vire para tocar: um Brincante ganha Correria.
      CEB e 3 - | Folheto de Cordel | Chapbook | Leia um causo: copie o texto da última Toada jogada por qualquer jogador.
      CEV r 3 - | Viola de Dez Cordas | Ten-String Viola | Suas Toadas custam um a menos. A décima do jogo vale duas vezes.
      PAS c 1 - | Cuia e Bomba | Gourd and Straw | Passe adiante: cada jogador recupera um de fôlego, começando por você.
      PAS c 2 - | Gaita de Oito Baixos | Eight-Bass Accordion | Abra o fole: acorde uma carta. Feche o fole: ponha outra para cochilar.
      CEB c 1 - | Gibão de Couro | Leather Doublet | Prenda a uma carta: Casca-grossa contra Plantas e Bichos.
      PAS c 1 - | Laço de Doze Braças | Twelve-Fathom Lasso | Puxe para a frente: o rival deve atacar com a carta que você apontar.
      PAS i 3 - | Guampa de Ouro | Golden Horn | Enquanto estiver com você, o rival paga uma brasa para atacar bois e cavalos.
      CEV c 1 - | Bateia | Gold Pan | Mexa as três cartas do topo; se houver uma rara ou melhor, mostre-a e compre-a.
      CEB i 2 - | Carranca de Proa | Prow Figurehead | Enquanto estiver na proa, cartas de Água do rival não atacam seus Lugares.
      CEV i 2 - | Berrante | Cattle Horn | Sopre: todos os Bichos da roda passam para a frente e atacam juntos.
    `,
  },
  {
    element: 'mata',
    kind: 'Relíquia',
    rig: 'flor',
    options: { petals: 14 },
    printings: `
      AGE c 1 - | Paneiro de Palha | Straw Basket | Guarde até duas cartas da mão aqui; o rival não pode vê-las nem descartá-las.
      AGE c 2 - | Remo de Itaúba | Itaúba Paddle | Troque o Lugar em jogo por outro da mão, sem pagar.
      BDN c 1 - | Pegada ao Contrário | Backward Footprint | O próximo ataque do rival escolhe outro alvo.
      AGE i 2 - | Flecha de Taquaruçu | Bamboo Arrow | Cause dois de dano. Se errar o elemento anunciado, ela volta à mão.
      PAS c 1 - | Cesto de Pinhão | Pine-Nut Basket | Guarde três brasas para o inverno; só podem pagar Plantas e Bichos.
      AGE i 3 - | Cuia de Tacacá | Bowl of Tacacá | Uma carta treme e acorda; seu dono recupera um de fôlego.
    `,
  },
]
