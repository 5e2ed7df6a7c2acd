import type { Being } from './being.ts'

export const vento: Being[] = [
  {
    element: 'vento',
    kind: 'Encantado',
    rig: 'redemoinho',
    options: {},
    printings: `
      BDN#33 r 2 2/3 | Saci-Pererê | Saci-Pererê | Redemoinho: devolva à mão até duas cartas de custo 2 ou menos.
      BDN c 1 1/1 | Saci Azeda-Leite | Milk-Souring Saci | Redemoinho: uma Relíquia do rival não faz nada até o próximo turno.
      BDN c 2 2/1 | Saci Trança-Crina | Mane-Braiding Saci | Ao atacar, dê um nó: o bloqueador não acorda no próximo turno.
      BDN i 2 2/2 | Saci do Pito Aceso | Pipe-Smoking Saci | Fumaça: até o próximo turno, o rival joga sem ver a própria mão.
      BDN i 3 2/3 | Saci na Peneira | Saci in the Sieve | Preso até alguém pagar duas brasas. Quem pagar fica com ele.
      BDN r 3 3/3 | Saci, Três Gargalhadas | Saci, Three Laughs | Redemoinho: na terceira carta jogada no turno, devolva à mão as duas primeiras.
      CEV c 2 1/2 | Saci Pula-Cerca | Fence-Hopping Saci | Troque Saci por outra carta de custo 2 da sua mão, a qualquer hora.
      CEV r 3 3/2 | Saci-Saçurá | Saçurá Saci | Redemoinho: embaralhe a mão do rival e devolva uma carta a menos.
      PAS i 2 2/2 | Saci-Trique | Trique Saci | Trique! Desvire uma Tocaia e use o efeito como se fosse sua.
      CEB c 2 2/1 | Saci do Bambuzal | Bamboo-Born Saci | Nasce no sétimo gomo: com sete cartas na mão, Saci entra de graça.
      BDN* l 5 4/5 | Saci-Pererê, Dono do Redemoinho | Saci-Pererê, Whirlwind Lord | Redemoinho: recolha à mão toda carta de custo 3 ou menos. Saci fica e ri.
    `,
  },
  {
    element: 'vento',
    kind: 'Encantado',
    rig: 'redemoinho',
    options: { flames: true },
    printings: `
      CEV c 2 2/1 | Romãozinho | Romãozinho | Arteiro: quando o rival jogar uma Relíquia, ela custa uma brasa a mais.
      CEV i 3 3/2 | Romãozinho Joga-Pedra | Stone-Throwing Romãozinho | Cause um de dano. Se o rival reclamar do resultado, cause mais um.
      CEB c 2 1/3 | Romãozinho Andarilho | Wandering Romãozinho | Não morre nem envelhece: ao ser derrotado, volta à mão do dono.
      CEV r 4 4/2 | Romãozinho, Faísca Sem Sossego | Romãozinho, Restless Spark | No início de cada turno, muda de lado na roda. Ataca por quem o tiver.
    `,
  },
  {
    element: 'vento',
    kind: 'Bicho',
    rig: 'ave',
    options: { crest: true },
    printings: `
      CEB r 3 2/3 | Acauã | Laughing Falcon | Agouro: canta no galho seco e começa a Estiagem; ninguém recupera fôlego.
      CEB e 5 4/4 | Acauã, Sol de Seis Meses | Laughing Falcon, Six-Month Sun | Começa a Estiagem. Enquanto durar, cada carta que o rival jogar custa um de fôlego.
      CEB c 2 2/2 | Acauã Chama-Seca | Drought-Calling Acauã | Ao entrar na roda, cada jogador perde uma brasa.
      CEB i 3 3/2 | Acauã Come-Cobra | Snake-Eating Acauã | Serpentes não podem bloquear Acauã nem ser alvo de Toadas.
      CEV c 2 1/3 | Acauã de Galho Verde | Green-Branch Acauã | Canta chuva: termine a Estiagem e compre uma carta.
    `,
  },
  {
    element: 'vento',
    kind: 'Visagem',
    rig: 'mascara',
    options: { fangs: true, skin: '#6E6A5E' },
    printings: `
      PAS i 3 3/2 | Bradador | The Bellower | Brado: ao atacar, uma carta do rival volta ao topo do baralho dele.
      PAS r 4 4/3 | Bradador, Mês Sem Lua | Bellower, Moonless Month | Brada e ninguém acode: neste turno, o rival só pode bloquear com uma carta.
      BDN i 4 4/2 | Bradador da Meia-Noite | Midnight Bellower | Quando anoitecer, cada jogador grita o nome de uma carta; quem a tiver, descarta.
      PAS i 3 2/4 | Gritador do Caminho | Road Shrieker | Quem responder apanha: se o rival jogar fora da vez, perde dois de fôlego.
      CEV c 3 2/3 | Bradador do Descampado | Open-Field Bellower | Sem Lugar na roda, Bradador tem três fitas.
    `,
  },
  {
    element: 'vento',
    kind: 'Bicho',
    rig: 'ave',
    options: {},
    printings: `
      PAS c 1 1/1 | Quero-Quero | Southern Lapwing | Alarme: no primeiro ataque do rival, suas cartas que cochilam podem bloquear.
      PAS i 2 2/2 | Quero-Quero Sentinela | Sentinel Lapwing | O rival não pode pôr Tocaias enquanto Quero-Quero estiver acordado.
      PAS i 3 3/2 | Caburé no Mourão | Pygmy Owl on the Post | Chama os pequenos: cada ave de custo 1 na roda ganha uma fita.
      PAS c 2 1/4 | João-de-Barro | Ovenbird | Constrói: ponha uma fita num Lugar. Lugar com três fitas não pode ser trocado.
      PAS e 3 2/4 | João-de-Barro, Casa Fechada | Ovenbird, Sealed House | Mure uma carta na roda: ela não ataca, não bloqueia e não sofre dano.
      CEV c 2 1/3 | João-de-Barro de Beira-Estrada | Roadside Ovenbird | De costas para a chuva: ignore a primeira carta de Água de cada turno.
    `,
  },
  {
    element: 'vento',
    kind: 'Bicho',
    rig: 'ave',
    options: { crest: true },
    printings: `
      CEV c 2 2/2 | Seriema | Seriema | Canto de longe: avise uma jogada antes e ela custa um a menos.
      CEV i 3 3/2 | Seriema Quebra-Cobra | Snake-Cracking Seriema | Ao derrotar uma serpente, compre duas cartas.
      CEV c 3 2/3 | Ema | Rhea | Corre mais que a flecha: pague uma brasa para desviar um ataque.
      CEV r 4 3/4 | Ema Que Risca o Céu | Sky-Drawn Rhea | À noite, as estrelas mostram o baralho: arrume as três cartas do topo.
      PAS i 3 3/2 | Ema da Coxilha | Hillside Rhea | Ao entrar na roda, ponha um ovo: no próximo turno ele vira uma carta 1 / 1 de Vento.
      CEB c 2 1/2 | Galo-de-Campina | Red-Cowled Cardinal | Amanheceu: se você jogou uma Toada, recupere dois de fôlego.
    `,
  },
  {
    element: 'vento',
    kind: 'Visagem',
    rig: 'mascara',
    options: { ribbons: true, skin: '#8A7B5C' },
    printings: `
      PAS i 3 2/3 | Angoera | Angoera | Alegre depois de morto: no rastro, Angoera ainda paga uma brasa por Toada.
      PAS c 2 2/1 | Angoera, Riso no Galpão | Angoera, Laugh in the Barn | Anime um fandango: duas cartas à sua escolha acordam e dançam.
      PAS c 2 2/2 | Sanguanel | Sanguanel | Rouba e devolve: pegue uma carta da mão do rival; devolva-a em dois turnos com um mel.
      PAS i 3 3/2 | Sanguanel, Fita Vermelha | Sanguanel, Red Streak | Passa entre os galhos: não pode ser bloqueado por cartas de custo maior que 3.
      PAS r 4 3/3 | Sanguanel do Alto do Pinheiro | Pine-Top Sanguanel | Leve uma carta do rival para o topo da Araucária. Lá ela não age nem sofre.
    `,
  },
  {
    element: 'vento',
    kind: 'Encantado',
    rig: 'lugar',
    options: {},
    printings: `
      PAS i 3 3/1 | Minuano | Minuano Wind | Três dias de sopro: por três turnos, cartas de força 1 não entram na roda.
      PAS r 4 4/2 | Minuano de Agosto | August Minuano | Assobia na fresta: repita um Assobio seu; o rival treme e cochila uma carta.
      PAS l 6 5/5 | Minuano, Corta-Couro | Minuano, Hide-Cutter | Ao entrar na roda, cada carta sem fita volta à mão do dono.
      PAS c 2 2/1 | Pampeiro | Pampero Wind | Correria. Pampeiro sai da roda no fim do turno e vai para baixo do baralho.
      BDN c 1 1/1 | Viração da Noite | Night Breeze | Apague uma vela: o efeito de uma carta dura só até o fim deste turno.
      CEB c 2 2/1 | Vento Aracati | Aracati Wind | Chega à mesma hora: no terceiro turno de cada dia, compre uma carta.
      AGE c 2 1/2 | Vento Geral | General Wind | Empurra a canoa: troque de lugar dois Lugares da roda.
      CEV c 1 1/1 | Pé-de-Vento de Agosto | August Gust | Levanta poeira: o próximo ataque do rival escolhe o alvo na sorte.
    `,
  },
  {
    element: 'vento',
    kind: 'Planta',
    rig: 'flor',
    options: { petals: 15 },
    printings: `
      CEB c 2 0/4 | Carnaúba | Carnauba Palm | Cera: uma carta sua não recebe quebranto neste turno.
      CEB i 3 1/5 | Carnaúba, Árvore da Vida | Carnauba, Tree of Life | Assobio: escolha entre uma brasa, uma carta ou um de fôlego.
      CEV c 1 0/2 | Sempre-Viva | Everlasting Flower | No rastro, ainda vale: mande-a para baixo do baralho e recupere um de fôlego.
      CEV i 2 0/3 | Sempre-Viva de Pé de Serra | Foothill Everlasting | Ao ser colhida, não murcha: volte-a à mão e pague uma brasa.
    `,
  },
  {
    element: 'vento',
    kind: 'Bicho',
    rig: 'mascara',
    options: { ears: true, ribbons: true, skin: '#9A6A3C' },
    printings: `
      PAS i 3 3/3 | Cavalo Tordilho Sem Dono | Ownerless Grey Horse | Quem perder o ataque leva Tordilho para o seu lado da roda.
      PAS e 6 5/5 | Cavalos de Vento, Tropilha Clara | Wind Horses, Pale Herd | Entra com três potros 1 / 1 de Vento. Enquanto houver potro, a tropilha não pode ser derrotada.
      CEV i 4 4/3 | Pantaneiro, Cavalo d'Água Rasa | Shallow-Water Horse | Correria se houver um Lugar de Água ou de Terra na roda.
      BDN c 3 3/2 | Cavalo-das-Três-Pernas | Three-Legged Horse | Deixa rastro estranho: o rival revela a próxima carta que comprar.
    `,
  },
]
