import type { Being } from './being.ts'

export const noite: Being[] = [
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'ave',
    options: { moon: true },
    printings: `
      BDN#61 r 3 3/2 | Matinta Pereira | Matinta Pereira | Assobio: no início do turno, o rival escolhe entre dar tabaco ou descartar uma carta.
      BDN c 2 2/1 | Matinta Pede-Tabaco | Tobacco-Asking Matinta | O rival promete uma brasa para amanhã. Se não pagar, perde três de fôlego.
      BDN e 4 3/4 | Matinta, Herdeira do Assobio | Matinta, Heir of the Whistle | Quando uma Visagem sua sair, Matinta aprende o texto dela e o repete por assobio.
      BDN i 3 2/3 | Matinta no Telhado | Matinta on the Roof | Assobio: uma carta do rival não dorme nem descansa; recebe um quebranto.
      AGE c 2 1/3 | Matinta de Quintal | Backyard Matinta | Ao ouvir o nome dela, quem falou mostra uma carta da mão.
      AGE r 4 3/4 | Matinta, Quem Quer Ficar | Matinta, Who Will Take It | Ao sair da roda, Matinta pergunta: quem responder recebe-a com todos os quebrantos.
      AGE c 1 1/1 | Pintassilgo de Matinta | Matinta's Siskin | Leva recado: mostre esta carta da mão para adiar um Assobio por um turno.
      BDN l 5 4/4 | Matinta Pereira, Velha e Ave | Matinta Pereira, Crone and Bird | De dia não pode ser alvo. À noite, Assobio vale duas vezes.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'mascara',
    options: { ears: true, spots: true, fangs: true },
    printings: `
      BDN#77 e 5 5/4 | Onça-Celeste | Celestial Jaguar | Engole a lua: enquanto estiver na roda, as cartas de Noite custam um a menos.
      BDN i 4 4/2 | Onça-Celeste Lambe-Estrela | Star-Licking Jaguar | Quando anoitecer, mande uma fita de cada carta para o rastro e ganhe uma brasa por fita.
      CEV r 4 4/3 | Onça-Celeste no Eclipse | Eclipse Jaguar | Vire o dia em noite. Barulho de lata: o rival pode pagar duas brasas para desfazer.
      BDN l 8 8/7 | Onça-Celeste, Fome do Céu | Celestial Jaguar, Sky's Hunger | Engole a lua e o sol: não há dia nem noite, e só cartas de Noite têm texto.
    `,
  },
  {
    element: 'noite',
    kind: 'Bicho',
    rig: 'ave',
    options: { moon: true },
    printings: `
      BDN c 2 1/3 | Urutau | Potoo | Parece toco: enquanto não atacar, não pode ser alvo.
      BDN i 2 2/2 | Urutau de Lua Nova | New-Moon Potoo | Se a noite caiu neste turno, entra acordado e canta: cada jogador perde um de fôlego.
      BDN i 3 2/3 | Urutau Mãe-da-Lua | Moon-Mother Potoo | Sereno: cada lamento tira um de fôlego do rival, se você não jogou cartas de dia.
      CEV c 2 2/2 | Urutau de Toco Queimado | Burnt-Stump Potoo | Tocaia: desvire ao anoitecer e cause dois de dano.
      PAS c 2 1/4 | Urutau, Choro de Coxilha | Potoo, Hill Lament | Quando uma carta sua for derrotada, o rival não compra no próximo turno.
      BDN r 4 3/3 | Urutau, Olho Fechado que Vê | Potoo, Closed Eye That Sees | Você pode olhar qualquer carta virada para baixo, a qualquer hora.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'ave',
    options: { moon: true, crest: true },
    printings: `
      BDN c 2 2/2 | Rasga-Mortalha | Shroud-Ripper Owl | Agouro: passa uma vez, e a carta mais fraca da roda recebe um quebranto.
      BDN r 4 3/3 | Rasga-Mortalha, Tesoura do Céu | Shroud-Ripper, Sky Shears | Corta o que prende: tire de todas as cartas as fitas, os nós e as Relíquias presas.
      CEB i 3 3/2 | Rasga-Mortalha Sobre a Vila | Shroud-Ripper over the Village | Se uma carta for derrotada hoje, outra de mesmo custo recebe um quebranto.
      BDN c 1 1/1 | Coruja Suindara | Barn Owl | Ao entrar na roda, veja uma carta da mão do rival, à sorte.
      CEV c 2 2/1 | Coruja-Buraqueira | Burrowing Owl | Entra num Lugar e fica: esse Lugar não pode ser trocado por Visagens.
      BDN c 2 1/2 | Bacurau da Estrada | Road Nightjar | Amanhã eu vou: guarde a carta do topo e jogue-a no próximo turno por um a menos.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'mascara',
    options: { ears: true, fangs: true, skin: '#4A4038' },
    printings: `
      BDN r 4 4/3 | Lobisomem | Werewolf | De dia é 1 / 1 e ninguém o reconhece. Quando anoitece, acorda e ataca.
      BDN i 3 3/2 | Lobisomem Sétimo Filho | Seventh-Son Werewolf | Se for a sétima carta na roda, entra com quatro fitas.
      BDN i 4 4/2 | Lobisomem de Chiqueiro | Pigsty Werewolf | Rolou no chão: ao fim da noite, Lobisomem e um Bicho trocam de força.
      BDN l 7 7/6 | Lobisomem, Treze Luas | Werewolf, Thirteen Moons | Cada noite que passou neste jogo é uma fita. De dia, esconde as fitas e cochila entre os vizinhos.
      PAS c 3 3/3 | Lobisomem da Sanga | Creekside Werewolf | Uma gota de sangue: se sofrer dano exato de 1, volta a ser gente e cochila.
      PAS r 5 5/3 | Lobisomem, Bailanta Interrompida | Werewolf, Interrupted Ball | As Toadas param no meio: devolva à mão a última jogada. Depois ataque quem cantava.
      CEV e 5 5/4 | Lobisomem, Sete Porteiras | Werewolf, Seven Gates | Antes do amanhecer, ataca uma vez por Lugar diferente na roda, até sete.
      CEB c 3 4/2 | Lobisomem da Quaresma | Lenten Werewolf | Sereno: Correria. Se não atacar à noite, perde uma fita.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'mascara',
    options: { fangs: true, crest: true, skin: '#4E6B3A' },
    printings: `
      BDN e 5 4/5 | Cuca | Cuca | Uma noite a cada sete anos ela dorme. Nas outras, o rival joga com a mão aberta.
      BDN c 3 2/3 | Cuca Pega-Vigília | Wake-Snatching Cuca | Quem não cochilou neste turno perde um de fôlego.
      BDN r 4 3/5 | Cuca, Sono de Sete Anos | Cuca, Seven-Year Sleep | Cochila ao entrar. Cada carta que cochilar com ela dá uma fita. Acorda quando quiser.
      BDN i 4 3/4 | Cuca, Caldeirão Fervente | Cuca, Boiling Cauldron | Jogue três cartas do rastro no caldo: ponha na roda uma Visagem de custo 3.
      CEV i 3 3/2 | Cuca Pés de Raiz | Rootfoot Cuca | Não pode ser recolhida à mão. Bloqueia até cochilando.
      BDN* e 6 5/6 | Cuca, Canção Contrária | Cuca, Lullaby Undone | As Toadas do rival fazem o oposto: recuperar vira perder, comprar vira descartar.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'mascara',
    options: { fangs: true, skin: '#6D5F55' },
    printings: `
      BDN c 2 2/1 | Pisadeira | Pisadeira | Peso no peito: uma carta que cochila não acorda no próximo turno.
      BDN i 3 3/2 | Pisadeira de Unha Comprida | Longnail Pisadeira | Se o rival tem a mão cheia, Pisadeira ataca sem bloqueio.
      BDN r 4 3/4 | Pisadeira, Ceia Pesada | Pisadeira, Heavy Supper | Quem recuperou fôlego neste turno perde o dobro ao anoitecer.
      CEV c 2 1/3 | Pisadeira da Telha-Vã | Bare-Tile Pisadeira | Assobio: se duas ou mais cartas cochilam, compre uma.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'mascara',
    options: { spots: true, skin: '#7B6A4C' },
    printings: `
      BDN i 3 2/4 | Corpo-Seco | The Dried Body | Nem a terra quer: não vai para o rastro; se derrotado, volta à roda cochilando.
      CEV r 4 3/4 | Corpo-Seco Encostado na Árvore | Leaning Dried Body | Enquanto estiver junto de uma Planta, ela não dá fruto nem recupera fôlego.
      BDN i 4 4/4 | Corpo-Seco, Casca e Unha | Dried Body, Bark and Nail | Casca-grossa. Toda noite, perde uma fita ou tira um de fôlego de cada jogador.
      BDN r 5 4/6 | Corpo-Seco, Recusado pelo Rio | Dried Body, Refused by the River | Nenhum efeito de Água ou Terra o alcança. Só Fogo, e só duas vezes.
      CEB i 3 3/3 | Corpo-Seco da Estiagem | Drought-Dried Body | Durante a Estiagem, custa zero.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'mascara',
    options: { horns: true, fangs: true, ears: true, skin: '#33302E' },
    printings: `
      BDN c 3 3/2 | Tutu-Marambá | Tutu Marambá | Não venha mais cá: pague uma brasa para que ele ataque outro.
      BDN i 4 4/3 | Tutu Atrás da Porta | Tutu behind the Door | Tocaia: desvire quando o rival comprar a segunda carta do turno. Ela é descartada.
      CEB c 2 2/2 | Tutu-Zambeta | Bandy-Legged Tutu | Anda torto: o bloqueador é escolhido por quem ataca.
      CEV c 3 2/4 | Tutu do Corredor Escuro | Dark-Hall Tutu | Enquanto for noite, cartas de custo 1 não saem da mão do rival.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'mascara',
    options: { bull: true, horns: true, skin: '#241F22' },
    printings: `
      BDN c 3 3/3 | Boi-da-Cara-Preta | Black-Faced Ox | Quem tem medo de careta: a carta mais fraca do rival cochila.
      BDN r 4 4/4 | Boi-da-Cara-Preta no Berço | Black-Faced Ox at the Cradle | Ao jogar uma Toada, escolha uma carta; ela cochila até você jogar outra.
      CEV e 5 5/5 | Boi-da-Cara-Preta, Última Cantiga | Black-Faced Ox, Last Lullaby | Quando a última carta do rival cochilar, ele perde cinco de fôlego.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'mascara',
    options: { ribbons: true, skin: '#55652C' },
    printings: `
      BDN c 2 2/2 | Chibamba | Chibamba | Coberto de folha: conta como Planta enquanto estiver parado.
      CEV i 3 2/4 | Chibamba Ronca e Dança | Snoring Chibamba | Gira devagar: a cada turno, o texto dele passa para a próxima carta à esquerda.
      BDN c 2 1/4 | Mão-de-Cabelo | Hair-Hand | Quem se mexer à noite leva puxão: atacar custa uma brasa a mais.
      CEV c 3 3/2 | Mãozão | Big-Hand | Toca e perde o rumo: a carta atingida ataca o próprio dono no próximo turno.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'mascara',
    options: { horns: true, ears: true, fangs: true, skin: '#5A3B2E' },
    printings: `
      CEB r 4 4/3 | Labatut | Labatut | Vem com o vento da lua cheia: se ganhou uma brasa hoje, ataca duas vezes.
      CEB c 3 3/2 | Labatut Pés Redondos | Roundfoot Labatut | Ouça os passos: o rival sabe que vem, mas não pode jogar cartas em resposta.
      CEB i 3 3/3 | Labatut da Chapada | Tableland Labatut | Pés sem dedo não deixam direção: bloqueadores são escolhidos na sorte.
      CEB e 5 5/4 | Labatut, Fim do Mundo | Labatut, World's End | Quando entra na roda, o jogador com menos cartas na mão perde quatro de fôlego.
      CEV i 4 4/2 | Arranca-Língua | Tongue-Ripper | A carta derrotada não deixa última palavra: Sumiço não funciona.
      CEV r 5 5/3 | Arranca-Língua, Berro no Curral | Tongue-Ripper, Roar in the Pen | O rival não pode falar. Se falar, escolha uma carta da mão dele e descarte-a.
      AGE c 3 3/2 | Gogó-de-Sola | Leather-Throat | Avança na canela: cartas de custo 4 ou mais não podem bloqueá-lo.
    `,
  },
  {
    element: 'noite',
    kind: 'Visagem',
    rig: 'flor',
    options: { petals: 8, moon: true },
    printings: `
      CEB c 2 2/2 | Alamoa | Alamoa | Luz na pedra: o rival precisa atacar a Alamoa primeiro.
      CEB i 4 3/4 | Alamoa do Pico | Alamoa of the Peak | Quem a seguir não volta: a carta que bloqueou vai para o rastro ao amanhecer.
      CEB* l 7 5/7 | Alamoa, Farol da Ilha | Alamoa, Island Beacon | O Pico se abre: cada jogador põe uma carta lá dentro. Ao amanhecer, só uma volta.
      BDN c 1 1/1 | Vaga-Lume de Cova Rasa | Shallow-Pit Firefly | Sereno: ganhe uma brasa. De dia, não faz nada e não reclama.
      CEV c 1 1/1 | Cupinzeiro Aceso | Glowing Termite Mound | À noite, brilha: suas cartas enxergam Tocaias.
    `,
  },
]
