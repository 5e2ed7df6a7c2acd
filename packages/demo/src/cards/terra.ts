import type { Being } from './being.ts'

export const terra: Being[] = [
  {
    element: 'terra',
    kind: 'Brincante',
    rig: 'mascara',
    options: { bull: true, horns: true, ribbons: true },
    printings: `
      AGE#48 i 3 3/3 | Boi-Bumbá | Boi-Bumbá | Ressurge: ao ser derrotado, Boi-Bumbá volta à roda com uma fita a menos.
      AGE c 2 2/2 | Boi-Bumbá Novilho | Boi-Bumbá Calf | Ao entrar na roda, ponha uma fita em outro Brincante.
      AGE i 3 3/2 | Boi-Bumbá de Terreiro | Yard Boi-Bumbá | Ressurge. Ao voltar, quem torceu contra dá uma brasa.
      AGE r 4 4/4 | Boi-Bumbá Couro de Veludo | Velvet-Hide Boi-Bumbá | Ressurge. Cada Toada jogada borda mais uma fita.
      AGE e 5 5/5 | Boi-Bumbá, Noite de Arena | Boi-Bumbá, Arena Night | A torcida escolhe: bata palmas ou pés. Palmas, todos ganham fita; pés, todos atacam.
      CEB c 3 2/3 | Boi de Reisado | Ox of the Revels | Ressurge. Se houver três Brincantes na roda, compre uma carta.
      PAS c 3 3/2 | Boi-de-Mamão | Papaya Ox | Cai doente: cochila um turno e volta com duas fitas.
      CEB i 3 3/3 | Bumba de Zabumba | Drum-Led Bumba | Ressurge. O primeiro Brincante de cada turno custa zero.
      AGE* l 7 6/7 | Boi-Bumbá, Urrou de Novo | Boi-Bumbá Roars Again | Ressurge sem perder fita. Quando ele urra, todo Brincante do seu rastro volta à roda.
    `,
  },
  {
    element: 'terra',
    kind: 'Encantado',
    rig: 'mascara',
    options: { bull: true, horns: true, flames: true, skin: '#9C6A1E' },
    printings: `
      PAS r 5 5/4 | Boi Vaquim | Boi Vaquim | Guampa de ouro: só pode ser laçado por quem gastar três brasas de uma vez.
      PAS i 4 4/3 | Boi Vaquim Asas de Couro | Leather-Winged Vaquim | Voa baixo: não pode ser bloqueado por cartas de Terra.
      PAS r 4 3/5 | Boi Barroso | Boi Barroso | Fugiu do rodeio: se ficar sozinho na roda, não pode ser derrotado neste turno.
      PAS c 2 2/2 | Terneiro Guaxo | Orphan Calf | Siga quem passa: copie a força da carta que entrou antes dele.
      PAS* e 6 6/6 | Boi Vaquim, Fogo na Guampa | Boi Vaquim, Burning Horn | Ao entrar na roda, marque a ferro: escolha um elemento; as cartas dele custam um a mais ao rival.
    `,
  },
  {
    element: 'terra',
    kind: 'Brincante',
    rig: 'mascara',
    options: { fangs: true, ribbons: true, skin: '#7C5A36' },
    printings: `
      PAS i 3 3/3 | Bernúncia | Bernúncia | Engole: guarde uma carta de custo 1 sob Bernúncia; ela sai quando Bernúncia sair.
      PAS i 4 4/4 | Bernúncia Come-Pano | Cloth-Eating Bernúncia | Engole. Para cada carta na barriga, uma fita.
      PAS c 2 2/2 | Bernúncia Miúda | Little Bernúncia | Nasce de outra: se Bernúncia estiver na roda, custa zero.
      CEB c 2 2/2 | Jaraguá | Jaraguá | Bate o queixo: uma carta com força 2 ou menos foge para a mão do dono.
      CEB r 4 4/3 | Jaraguá Pescoço de Fita | Ribbon-Neck Jaraguá | Estica: pode bloquear por outra carta sua, mesmo depois do dano anunciado.
      CEB i 3 3/2 | Jaraguá Caveira de Festa | Feast-Skull Jaraguá | Assusta e corre: ataque; se ninguém bloquear, volte à mão e compre uma carta.
    `,
  },
  {
    element: 'terra',
    kind: 'Brincante',
    rig: 'mascara',
    options: { ribbons: true, ears: true, skin: '#A4452C' },
    printings: `
      AGE c 2 1/3 | Cazumba | Cazumba | Nem gente, nem bicho: conta como Brincante, Bicho e Visagem.
      AGE i 3 2/4 | Cazumba de Torre na Cabeça | Tower-Headed Cazumba | Chocalho: afaste uma Visagem; ela cochila até a próxima noite.
      AGE c 3 3/2 | Cazumba Badalo de Lata | Tin-Bell Cazumba | Ao atacar, mexa no terreiro: troque dois Brincantes de lado na roda.
      CEB c 2 2/2 | Burrinha | Little Donkey | Gira e coiceia: ao bloquear, cause um de dano antes.
      BDN c 2 2/2 | Burrinha de Saia Rodada | Round-Skirt Donkey | Mutirão: com outro Brincante na roda, tem Correria.
    `,
  },
  {
    element: 'terra',
    kind: 'Brincante',
    rig: 'mascara',
    options: { bull: true, horns: true, ribbons: true, skin: '#8E2F2A' },
    printings: `
      CEV i 3 3/2 | Mascarado | Masked Rider | Voz trocada: enquanto ninguém disser o nome dele, não pode ser alvo.
      CEV c 2 2/2 | Mascarado de Flor de Papel | Paper-Flower Masker | Ao entrar na roda, ponha uma fita em cada Brincante de custo 2.
      CEV i 3 3/3 | Mascarado Polaque no Cavalo | Bell-Horse Masker | Guizo: Correria. Os Bichos do rival se assustam e não bloqueiam.
      CEV r 4 4/4 | Mascarado Cara de Boi | Ox-Faced Masker | Entra sem pagar no campo: se já houver dois Brincantes, custa zero.
      CEV l 6 6/6 | Mascarado, Dia da Cavalhada | Masker, Tourney Day | Ao entrar na roda, separe as cartas em dois cordões. Ataque um; o outro é seu até a noite.
    `,
  },
  {
    element: 'terra',
    kind: 'Visagem',
    rig: 'mascara',
    options: { horns: true, skin: '#5D4A33' },
    printings: `
      CEV c 3 3/2 | Pé-de-Garrafa | Bottle-Foot | Rastro redondo: a carta que o seguir (bloquear) troca de lugar com outra.
      CEV i 4 4/3 | Pé-de-Garrafa Grito Familiar | Bottle-Foot, Familiar Cry | O rival pensa que é amigo: ele escolhe uma carta dele para não bloquear.
      CEV c 3 2/4 | Pé-de-Garrafa no Cascalho | Gravel Bottle-Foot | Contra quem está sem cartas na mão, tem duas fitas.
      BDN c 3 3/3 | Pé-de-Garrafa, Volta do Caçador | Bottle-Foot, Hunter's Return | Ao derrotar uma carta, ela entra no baralho do dono na terceira posição.
    `,
  },
  {
    element: 'terra',
    kind: 'Visagem',
    rig: 'mascara',
    options: { ears: true, spots: true, fangs: true, horns: true, skin: '#B0762E' },
    printings: `
      AGE r 4 5/3 | Onça-Boi | Ox-Jaguar | Anda em casal: se houver outra Onça na roda, nenhuma pode ser derrotada sozinha.
      BDN c 4 4/3 | Onça-Boi de Casco Rachado | Split-Hoof Ox-Jaguar | Subir na árvore não salva: ignora Casca-grossa e Tocaia.
      CEV e 5 5/4 | Onça da Mão Torta | Crooked-Paw Jaguar | Bala não pega: a primeira Relíquia usada contra ela falha.
      CEV i 4 4/3 | Onça-Pintada de Vereda | Marsh Jaguar | Tocaia: desvire ao bloquear e cause o dobro do dano.
      CEB c 3 3/3 | Suçuarana | Puma | Some no mato claro: depois de atacar, pode voltar à mão.
      CEB r 4 5/2 | Suçuarana da Serra Branca | White-Ridge Puma | Salta do alto: não pode ser bloqueada no turno em que um Lugar for trocado.
      CEB e 6 6/4 | Onça Maneta | Three-Paw Jaguar | Quanto mais ferida, mais brava: um ponto de força para cada dano sofrido.
    `,
  },
  {
    element: 'terra',
    kind: 'Bicho',
    rig: 'mascara',
    options: { ears: true, skin: '#B5652A' },
    printings: `
      CEV c 2 2/2 | Lobo-Guará | Maned Wolf | Vagueia: troque Lobo-Guará com uma carta do topo do baralho de custo igual.
      CEV i 3 3/3 | Lobo-Guará Pernas de Capim | Grass-Legged Wolf | Come lobeira: se houver uma Planta na roda, recupere um de fôlego ao atacar.
      CEV r 4 4/3 | Lobo-Guará, Sombra Comprida | Maned Wolf, Long Shadow | Ao anoitecer, a sombra fica: ponha uma cópia 1 / 1 dele até o amanhecer.
      CEV i 3 2/4 | Tamanduá-Bandeira | Giant Anteater | Abraço: quem o atacar de frente cochila e recebe um quebranto.
      PAS c 2 2/2 | Graxaim do Campo | Pampas Fox | Rouba corda: leve uma Relíquia de custo 1 do rival para a sua roda.
      CEV c 0 1/1 | Preá da Vereda | Marsh Cavy | Nasce ninhada: ao entrar na roda, procure outro Preá da Vereda no baralho.
    `,
  },
  {
    element: 'terra',
    kind: 'Bicho',
    rig: 'mascara',
    options: { ears: true, spots: true, skin: '#6A5138' },
    printings: `
      CEV i 3 2/4 | Tatu-Canastra | Giant Armadillo | Cava: mande a carta do fundo do seu baralho para a mão.
      CEB c 2 1/4 | Tatu-Bola | Three-Banded Armadillo | Fecha-se: até o próximo turno, não ataca nem sofre dano.
      CEB i 3 2/5 | Tatu-Peba Cava-Sepultura | Digger Armadillo | Escolha uma carta de qualquer rastro e retire-a do jogo.
      BDN c 2 1/3 | Tatu que Sabe o Caminho | Path-Wise Armadillo | Ao trocar de Lugar, compre uma carta.
      CEB c 2 2/2 | Bode Ioiô | Wandering Goat | Anda solto: pode ir para a roda de qualquer jogador que der uma brasa.
      CEB i 3 3/3 | Bode Pai-de-Chiqueiro | Old Billy Goat | Marra: empurre uma carta para o fim da fila de ataque.
      PAS c 3 3/3 | Cusco Ovelheiro | Sheepherding Mutt | Toca o rebanho: escolha a ordem em que o rival bloqueia.
    `,
  },
  {
    element: 'terra',
    kind: 'Planta',
    rig: 'flor',
    options: { petals: 5 },
    printings: `
      CEV c 1 0/3 | Ipê | Ipê | Perde a folha e flore: descarte uma carta e recupere dois de fôlego.
      CEV r 4 1/7 | Ipê-Amarelo de Agosto | August Golden Ipê | Estiagem: só na seca ele floresce. Cada carta sua ganha uma fita.
      BDN c 2 0/4 | Ipê-Roxo | Purple Ipê | Quando anoitecer, derrube flores: o rival perde uma brasa.
      BDN i 3 1/5 | Ipê de Beira de Túmulo | Graveside Ipê | Quando uma Visagem for derrotada, recupere um de fôlego e derrube uma flor.
      CEV l 5 2/8 | Ipê, Chão de Ouro | Ipê, Golden Ground | Uma vez por jogo, todas as cartas do seu rastro voltam ao baralho como flores.
      CEV c 2 0/4 | Pequizeiro | Pequi Tree | Cuidado com o caroço: quem o derrotar sofre dois de dano.
      CEV i 3 1/4 | Pequi, Fruto do Choro | Pequi, Fruit of Tears | Ao sair da roda, recupere três de fôlego e ponha-o sob o baralho.
    `,
  },
  {
    element: 'terra',
    kind: 'Planta',
    rig: 'flor',
    options: { petals: 10 },
    printings: `
      CEV c 2 0/4 | Buriti | Buriti Palm | Onde há buriti há água: procure um Lugar de Água no baralho.
      CEV r 4 1/6 | Buriti Perdido | Lost Buriti | Sozinho no campo: se for sua única Planta, recupere dois de fôlego por turno.
      CEB c 2 0/5 | Juazeiro | Juazeiro Tree | Sempre verde: na Estiagem, seus Bichos descansam à sombra e não sofrem dano.
      CEB i 3 0/6 | Umbuzeiro | Umbu Tree | Batata-d'água: guarda até três brasas de um turno para outro.
      CEB* e 5 2/8 | Umbuzeiro, Mesa de Todos | Umbu Tree, Everyone's Table | Amanheceu: cada jogador compra uma carta. Quem dividir uma com o rival compra outra.
      CEB r 4 1/7 | Umbuzeiro da Sombra Larga | Broad-Shade Umbu Tree | Todos cabem: enquanto estiver na roda, ninguém perde por falta de fôlego na Estiagem.
      CEB c 1 0/2 | Barriguda | Bottle Tree | Mande para o rastro: pague os custos deste turno com fôlego em vez de brasa.
      PAS c 2 0/4 | Figueira do Rodeio | Corral Fig Tree | Sesteada: suas cartas que cochilam não podem ser alvo.
      CEV c 1 0/2 | Lobeira | Wolf-Fruit Bush | Se houver um Bicho na roda, recupere um de fôlego ao amanhecer.
      PAS c 1 0/2 | Corticeira do Banhado | Marsh Coral Tree | Boia: ao ser derrotada por Água, volte-a à mão.
    `,
  },
]
