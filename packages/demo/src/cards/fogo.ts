import type { Being } from './being.ts'

export const fogo: Being[] = [
  {
    element: 'fogo',
    kind: 'Encantado',
    rig: 'serpente',
    options: { flames: true },
    printings: `
      BDN#17 l 6 6/5 | Boitatá, Fogo Corredor | Boitatá, Running Fire | Quando Boitatá entra na roda, revele a mão do rival. Cada olho aceso vale uma brasa.
      BDN c 3 3/2 | Boitatá | Boitatá | Quem olhar queima: a carta que bloquear Boitatá sofre um de dano no fim do turno.
      BDN i 4 4/3 | Boitatá Mil-Olhos | Thousand-Eyed Boitatá | Agouro: olhe três cartas do topo do rival; para cada Fogo, ganhe uma brasa.
      BDN r 4 4/4 | Boitatá, Cobra Acordada | Boitatá, Woken Serpent | Quando amanhecer, Boitatá fica cego: cochila até alguém causar dano a ele.
      PAS e 5 5/5 | Boitatá do Dilúvio | Boitatá of the Flood | Entra na roda com uma fita para cada carta nos dois rastros, até cinco.
      PAS c 3 2/3 | Boitatá Come-Olhos | Eye-Eating Boitatá | Ao derrotar uma carta, ponha uma fita em Boitatá: mais um olho aceso.
      PAS i 4 3/4 | Boitatá da Restinga | Sandbank Boitatá | Quem ficar parado e de olho fechado escapa: suas cartas que cochilam não são alvo.
      CEV r 4 4/4 | Boitatá Contra a Queimada | Boitatá Against the Wildfire | Quando o rival causar dano a uma Planta, Boitatá causa o dobro a quem riscou o fogo.
      CEB i 4 5/2 | Boitatá do Lajedo Quente | Hot-Slab Boitatá | Correria de dia. À noite, todo dano de Boitatá vira recuperação de fôlego.
    `,
  },
  {
    element: 'fogo',
    kind: 'Visagem',
    rig: 'mascara',
    options: { flames: true, ears: true, skin: '#4B2A1C' },
    printings: `
      BDN r 4 5/2 | Mula sem Cabeça | Headless Mule | Correria. De quinta para sexta: uma vez a cada sete turnos, ataca todas as cartas do rival.
      BDN i 4 4/3 | Mula sem Cabeça no Adro | Mule at the Churchyard | Relincha como gente: o rival escolhe uma carta para consolá-la; ela não bloqueia.
      BDN c 3 4/1 | Mula sem Cabeça Ferradura de Prata | Silver-Shod Mule | Ao atacar, o bloqueador perde o texto até o fim do turno.
      CEB i 4 4/3 | Mula Sete Povoados | Seven-Hamlet Mule | Pode atacar uma vez por Lugar na roda, até três. Depois cochila dois turnos.
      CEB l 7 7/5 | Mula sem Cabeça, Estrada de Brasa | Headless Mule, Ember Road | Correria. Cada Lugar por onde ela passou neste jogo queima: vai para o rastro e dá uma brasa.
      CEV c 3 3/3 | Mula do Arraial | Hamlet Mule | Quem tirar o freio: pague duas brasas e Mula muda de dono até amanhecer.
      BDN* l 7 7/4 | Mula sem Cabeça, Galope da Madrugada | Headless Mule, Dawn Gallop | Correria. O dano que passar do bloqueador atinge o fôlego e acende uma brasa sua.
    `,
  },
  {
    element: 'fogo',
    kind: 'Encantado',
    rig: 'flor',
    options: { flames: true, petals: 16 },
    printings: `
      CEV r 4 3/4 | Mãe-do-Ouro | Mother of Gold | Onde ela pousa há veio: olhe cinco cartas do topo e fique com uma Relíquia.
      CEV c 2 2/1 | Mãe-do-Ouro Bola de Fogo | Fireball Goldmother | Assobio: se o rival tiver mais brasas que você, ganhe uma.
      PAS i 3 2/3 | Mãe-do-Ouro do Cerro | Hill Goldmother | Ao sair da roda, deixe três brasas no lugar. O primeiro que atacar fica com elas.
      CEV l 6 4/6 | Mãe-do-Ouro, Guarda da Lavra | Goldmother, Mine Warden | Cada Relíquia do rival custa a ele uma brasa por turno, ou vai para o rastro.
    `,
  },
  {
    element: 'fogo',
    kind: 'Visagem',
    rig: 'mascara',
    options: { flames: true, fangs: true, skin: '#6A2B18' },
    printings: `
      BDN c 2 3/1 | Cumacanga | Cumacanga | Cabeça solta: Cumacanga ataca, mas o corpo fica e ainda pode bloquear.
      BDN i 3 3/2 | Cumacanga de Sexta-Feira | Friday Cumacanga | Sereno: acerta direto o fôlego, sem passar por bloqueio.
      AGE c 3 3/2 | Cumacanga Sobre o Rio | Cumacanga over the River | À noite, tem força dobrada contra cartas de Água.
      CEB c 2 2/2 | Curacanga | Curacanga | Ao jogar outra carta de Fogo, Curacanga acorda.
    `,
  },
  {
    element: 'fogo',
    kind: 'Encantado',
    rig: 'serpente',
    options: { flames: true, crest: true, spots: true },
    printings: `
      PAS r 4 3/3 | Teiniaguá | Teiniaguá | Pedra na testa: o rival não pode olhar para ela; só bloqueia com a carta do topo do baralho.
      PAS l 7 5/7 | Teiniaguá, Rubi da Salamanca | Teiniaguá, Ruby of the Cave | Escolha uma de sete provas. Se o rival não cumprir, você fica com uma carta dele.
      PAS c 2 2/1 | Teiniaguá na Guampa | Teiniaguá in the Horn | Fica escondida sob uma Relíquia. Quando a Relíquia sair, Teiniaguá entra na roda.
      PAS e 5 4/5 | Teiniaguá, Princesa Moura | Teiniaguá, Moorish Princess | Uma vez por noite, deixa de ser lagarto: troque o controle dela por três brasas e um segredo.
      PAS i 3 3/2 | Carbúnculo, Lagarto Aceso | Carbuncle, Lit Lizard | Ao atacar, gire uma moeda: cara, compre uma carta; coroa, perca uma brasa.
      PAS i 3 3/3 | Carbúnculo Come-Corda | Rope-Burning Carbuncle | Ao ser laçado ou preso, queima a corda: destrua a Relíquia usada.
    `,
  },
  {
    element: 'fogo',
    kind: 'Bicho',
    rig: 'ave',
    options: { crest: true },
    printings: `
      CEB c 3 3/2 | Carcará | Caracara | Correria. Contra carta com quebranto, Carcará tem duas fitas.
      CEB r 4 4/3 | Carcará da Queimada | Burnfield Caracara | Quando um Lugar for para o rastro, Carcará ataca na hora.
      CEB c 2 2/1 | Carcará de Cerca | Fencepost Caracara | Pousado: se não atacou, veja a primeira carta que o rival comprar.
      CEB r 4 4/3 | Carcará, Bico de Faca | Caracara, Knife-Beak | Pega, mata e come: ao derrotar uma carta 1 / 1, acorde e ataque outra vez.
      CEV r 5 5/3 | Carcará, Senhor da Fumaça | Caracara, Lord of Smoke | De dia, seus Bichos atacam sem medo: dano de bloqueio não os derrota neste turno.
    `,
  },
  {
    element: 'fogo',
    kind: 'Planta',
    rig: 'flor',
    options: { petals: 11 },
    printings: `
      CEB c 2 0/4 | Mandacaru | Mandacaru | Espinho: quem atacar Mandacaru perde um de fôlego.
      CEB r 4 1/6 | Mandacaru em Flor | Mandacaru in Bloom | Fulorou: quando anoitecer, acabe com a Estiagem e recupere três de fôlego.
      CEB l 6 2/9 | Mandacaru, Promessa de Chuva | Mandacaru, Promise of Rain | Espinho. Quando chover (ninguém perdeu fôlego hoje), ganhe o fôlego que já perdeu, até nove.
      CEB c 1 0/2 | Coroa-de-Frade | Turk's-Cap Cactus | Água por dentro: mande para o rastro e tire um quebranto de cada carta sua.
      CEB i 3 0/6 | Xique-Xique Candelabro | Candelabra Cactus | Espinho. Com três brasas guardadas, também ilumina: a noite não cai no seu turno.
      CEB c 1 0/3 | Palma de Cerca | Fence Cactus | Seus Bichos de custo 2 ou menos não cochilam por fome.
    `,
  },
  {
    element: 'fogo',
    kind: 'Visagem',
    rig: 'flor',
    options: { flames: true, petals: 9 },
    printings: `
      BDN c 1 1/1 | Fogo-Fátuo | Will-o'-the-Wisp | Ao sair da roda, ponha uma carta do rival para cochilar.
      PAS c 1 2/1 | Fogo-Fátuo do Banhado | Marsh Wisp | Só dura uma noite: ao amanhecer, volte Fogo-Fátuo à mão.
      CEB c 2 2/1 | João-Galafuz | João Galafuz | Luz na arrebentação: o rival não pode jogar cartas de Água até a próxima virada.
      CEB i 3 3/1 | João-Galafuz na Jangada | João Galafuz on the Raft | Alumia o caminho: uma carta de Água sua ataca sem ser bloqueada.
      BDN i 3 2/2 | João-Galafuz, Facho do Temporal | João Galafuz, Storm Torch | Quando uma carta for recolhida à mão, cause dois de dano à vontade.
    `,
  },
  {
    element: 'fogo',
    kind: 'Brincante',
    rig: 'mascara',
    options: { ribbons: true, flames: true, skin: '#C4652A' },
    printings: `
      CEB i 3 3/2 | Papangu | Papangu | Sem nome: o rival não pode ler o custo nem a força de Papangu até bloquear.
      CEB c 2 2/2 | Papangu Come-Angu | Porridge-Eating Papangu | Ao entrar na roda, recupere um de fôlego para cada Brincante.
      CEB c 3 3/3 | Papangu Guizo no Tornozelo | Bell-Ankle Papangu | Barulho: Tocaias do rival são desviradas.
      CEB i 3 2/3 | Papangu de Chita | Calico Papangu | Ao entrar na roda, troque a máscara: todos os Brincantes trocam de força entre si.
      CEB l 5 5/4 | Papangu, Mil Caras da Ladeira | Papangu, Thousand Faces | Troque a máscara: Papangu usa o texto de qualquer Brincante em qualquer rastro.
    `,
  },
  {
    element: 'fogo',
    kind: 'Visagem',
    rig: 'mascara',
    options: { horns: true, fangs: true, flames: true, skin: '#5C1F14' },
    printings: `
      CEB i 3 3/2 | Cabra-Cabriola | Cabriola Goat | Imita voz: se o rival abrir a porta (revelar a mão), ataca sem bloqueio.
      CEB r 5 5/3 | Cabra-Cabriola, Voz de Mãe | Cabriola Goat, Mother's Voice | Chame uma carta do rival pelo nome: se ela estiver na mão, vem para a roda sem bloquear.
      CEB i 4 4/3 | Cabra-Cabriola Bate à Porta | Goat at the Door | Três pancadas: no terceiro ataque, Cabriola causa o triplo.
      BDN c 3 2/3 | Cabra-Cabriola Fumaça pelas Ventas | Smoke-Snorting Goat | Pague uma brasa: todas as cartas de custo 1 recebem um quebranto.
    `,
  },
]
