import type { Being } from './being.ts'

export const agua: Being[] = [
  {
    element: 'agua',
    kind: 'Encantado',
    rig: 'serpente',
    options: { spots: true },
    printings: `
      AGE#70 r 6 6/6 | Boiúna | Boiúna | Cobra-grande: não pode ser alvo de cartas de custo 2 ou menos.
      AGE i 5 5/4 | Boiúna, Navio Aceso | Boiúna, Lit Ship | À noite, o rival deve bloquear Boiúna se puder: ele pensa que é um barco.
      AGE i 4 4/4 | Boiúna do Perau | Deep-Pool Boiúna | Cobra-grande. De dia, Boiúna dorme no fundo e só bloqueia.
      BDN r 5 5/5 | Boiúna Sob a Cidade | Boiúna Beneath the Town | Se Boiúna sair da roda, todos os Lugares vão para o rastro.
      AGE e 7 7/6 | Boiúna, Olhos de Farol | Boiúna, Beacon Eyes | Cobra-grande. À noite, toda carta que olhar para ela (bloquear) fica encantada do seu lado.
      AGE l 8 8/9 | Boiúna, Mãe dos Igarapés | Boiúna, Mother of Creeks | Onde Boiúna passa nasce um rio: ao atacar, ponha na roda um Lugar da mão ou do rastro.
    `,
  },
  {
    element: 'agua',
    kind: 'Encantado',
    rig: 'serpente',
    options: { crest: true },
    printings: `
      AGE r 4 4/4 | Honorato | Honorato | À noite, Honorato deixa o couro na margem: não sofre dano, mas também não bloqueia.
      AGE c 3 3/2 | Honorato Couro na Margem | Shed-Skin Honorato | Quando anoitecer, recolha Honorato à mão ou ponha nele duas fitas.
      AGE l 6 5/6 | Honorato, Cobra que Dança | Honorato, Dancing Serpent | Causo: ao jogar uma Toada à noite, Honorato ataca sem cochilar.
      BDN c 3 2/4 | Honorato no Baile da Vila | Honorato at the Village Ball | Escolha um par: as duas cartas cochilam e cada dono compre uma.
      AGE i 4 3/5 | Honorato Três Gotas de Leite | Three-Drops Honorato | Pague duas brasas: Honorato perde todos os quebrantos e vira Encantado de qualquer elemento.
    `,
  },
  {
    element: 'agua',
    kind: 'Encantado',
    rig: 'serpente',
    options: { fangs: true, spots: true },
    printings: `
      AGE c 3 4/1 | Maria Caninana | Maria Caninana | Caninana ataca todo turno, queira você ou não.
      BDN i 3 4/2 | Caninana Racha-Praça | Square-Splitting Caninana | Ao entrar na roda, quebre o Lugar em jogo. Se não houver Lugar, quebre a si mesma.
      AGE i 4 5/2 | Caninana Vira-Canoa | Canoe-Tipping Caninana | Ao entrar na roda, mande para o rastro uma Relíquia do rival.
      AGE r 5 5/4 | Caninana, Irmã da Correnteza | Caninana, Sister of Rapids | Se Honorato estiver na roda, os dois trocam um de dano e você compra duas cartas.
      CEV c 3 3/2 | Caninana do Barranco | Riverbank Caninana | Correria. Ao fim do turno, Caninana perde uma fita ou cochila.
    `,
  },
  {
    element: 'agua',
    kind: 'Encantado',
    rig: 'sereia',
    options: {},
    printings: `
      AGE e 4 3/4 | Iara | Iara | Cantiga: escolha uma carta do rival com força 3 ou menos; enquanto Iara cantar, ela é sua.
      AGE c 2 1/3 | Iara Pente de Espinha | Fishbone-Comb Iara | Agouro: veja a carta do topo de cada baralho e troque uma delas de lugar.
      BDN e 5 4/5 | Iara, Espelho d'Água | Iara, Water Mirror | Quem atacar Iara ataca o próprio reflexo: o dano volta, e a vez também.
      BDN c 2 2/2 | Iara do Remanso | Backwater Iara | A carta que bloquear Iara cochila até o próximo turno.
      AGE r 4 2/5 | Iara, Voz do Fundo | Iara, Voice of the Deep | Quando o rival jogar uma Toada, copie o efeito pagando uma brasa.
      CEB r 4 3/4 | Iara da Cacimba Seca | Dry-Well Iara | Se não houver Água na roda, pague uma brasa: o Lugar em jogo vira de Água.
      CEV i 3 2/3 | Iara das Águas Claras | Clearwater Iara | Enquanto houver um Lugar de Água na roda, recupere um de fôlego a cada noite.
    `,
  },
  {
    element: 'agua',
    kind: 'Encantado',
    rig: 'sereia',
    options: { crest: true },
    printings: `
      AGE r 3 3/3 | Boto | Boto | Quando anoitecer, Boto veste chapéu: ninguém pode bloqueá-lo até o amanhecer.
      AGE c 2 2/1 | Boto-Cor-de-Rosa | Pink River Dolphin | Ao entrar na roda, recupere um de fôlego para cada carta de Água sua.
      AGE c 2 2/2 | Boto Tucuxi | Tucuxi Dolphin | Salva náufrago: quando outra carta sua for derrotada, ponha-a no topo do baralho.
      AGE i 3 3/2 | Boto, Pente no Bolso | Boto, Comb in Pocket | Deixa lembrança: ao sair da roda, o rival guarda um quebranto para a próxima carta.
      AGE i 4 3/3 | Boto de Chapéu na Quermesse | Boto at the Fair | Sereno: ponha Boto na mão do rival e pegue outra carta de lá, sem olhar.
      BDN r 4 4/3 | Boto, Convidado sem Nome | Boto, Nameless Guest | Boto entra na roda como cópia de outro Encantado até o fim da noite.
    `,
  },
  {
    element: 'agua',
    kind: 'Visagem',
    rig: 'sereia',
    options: { fangs: true },
    printings: `
      CEB i 4 4/3 | Ipupiara | Ipupiara | Abraço: a carta bloqueada por Ipupiara não sai da roda nem se mexe.
      AGE c 3 3/3 | Ipupiara da Maré Vazante | Ebb-Tide Ipupiara | Ipupiara só ataca se você jogou outra carta de Água neste turno.
      CEB c 3 2/4 | Ipupiara Espreita o Cais | Dockside Ipupiara | Tocaia: desvire quando o rival jogar uma Relíquia e fique com ela.
      BDN i 4 4/4 | Ipupiara Unha de Coral | Coral-Claw Ipupiara | O dano de Ipupiara não pode ser recuperado neste turno.
    `,
  },
  {
    element: 'agua',
    kind: 'Encantado',
    rig: 'mascara',
    options: { fangs: true, skin: '#5A4630' },
    printings: `
      CEV c 3 3/3 | Caboclo-d'Água | River Caboclo | Dê uma carta da mão ao fundo do rio: Caboclo-d'Água ganha duas fitas.
      CEV i 4 3/5 | Caboclo-d'Água Sacode-Canoa | Canoe-Shaking Caboclo | O rival escolhe: perde dois de fôlego ou devolve à mão a carta mais cara.
      CEB r 4 4/4 | Caboclo-d'Água do Velho Chico | Caboclo of the Old River | Enquanto a carranca não vier, cartas de Água do rival custam um a mais.
      CEV c 2 1/4 | Caboclo-d'Água Guarda-Remanso | Stillwater Caboclo | Não ataca. Pode bloquear duas cartas no mesmo turno.
    `,
  },
  {
    element: 'agua',
    kind: 'Visagem',
    rig: 'mascara',
    options: { skin: '#A8742F' },
    printings: `
      CEB i 3 3/2 | Cabeça de Cuia | Gourd Head | Ao ser derrotado, boia: volte Cabeça de Cuia ao topo do baralho.
      CEB c 2 2/2 | Cabeça de Cuia nas Cheias | Floodtime Gourd Head | Se houver sete cartas no seu rastro, ataca duas vezes.
      CEB* e 6 5/6 | Cabeça de Cuia, Sétima Maria | Gourd Head, Seventh Mary | Conte as cartas com nome de gente. Na sétima, o encanto quebra e você ganha sete brasas.
      CEB r 5 4/5 | Cabeça de Cuia, Entre Dois Rios | Gourd Head, Between Rivers | Só pode ser bloqueado por duas cartas ao mesmo tempo.
      AGE c 2 1/3 | Cuia à Deriva | Drifting Gourd | Assobio: mande a carta do topo do seu baralho para o rastro.
    `,
  },
  {
    element: 'agua',
    kind: 'Encantado',
    rig: 'sereia',
    options: { flames: true },
    printings: `
      CEB c 2 2/3 | Barba-Ruiva | Redbeard of the Lagoon | De manhã entra com uma fita, ao meio-dia com duas; à noite, com três quebrantos.
      CEB r 4 4/4 | Barba-Ruiva, Menino do Tacho | Redbeard, Child of the Copper Pot | Nasceu do açude: se o Lugar for Açude, entra de graça e o guarda para sempre.
      CEB i 4 3/4 | Barba-Ruiva da Lagoa Quieta | Quiet-Lagoon Redbeard | Quem foge de Barba-Ruiva não volta: a carta recolhida à mão vai para o rastro.
      CEB c 2 1/4 | Barba-Ruiva ao Meio-Dia | Noontide Redbeard | De dia, suas cartas de Água custam um a menos.
    `,
  },
  {
    element: 'agua',
    kind: 'Visagem',
    rig: 'serpente',
    options: { fangs: true },
    printings: `
      CEV e 6 6/5 | Minhocão | Great Worm | Desbarranca: ao atacar, todo Lugar do rival perde o texto até o próximo turno.
      CEV c 4 4/3 | Minhocão Fura-Barranco | Bank-Boring Worm | Minhocão entra por baixo: não pode ser bloqueado no turno em que chega.
      CEV i 5 5/3 | Minhocão do Pari | Worm of the Pari | Quando uma carta cochilar, Minhocão causa a ela um de dano.
      PAS c 4 3/4 | Minhocão do Sumidouro | Sinkhole Worm | Ao entrar na roda, cada jogador enterra a carta do topo do baralho.
      PAS r 5 5/5 | Minhocão, Araucárias Deitadas | Great Worm, Felled Pines | Passa por baixo: recolha à mão uma Planta de cada jogador e abra um Lugar novo.
    `,
  },
  {
    element: 'agua',
    kind: 'Bicho',
    rig: 'sereia',
    options: {},
    printings: `
      AGE c 3 1/5 | Peixe-Boi | Manatee | Não ataca. Enquanto estiver na roda, suas Plantas custam zero.
      AGE i 3 2/5 | Peixe-Boi do Capinzal | Meadow Manatee | Amanheceu: recupere um de fôlego para cada carta sua que cochila.
      AGE i 2 1/3 | Poraquê Dorminhoco | Drowsy Electric Eel | Choque: a primeira carta que tocar nele cochila. Ele também.
      AGE i 4 4/3 | Pirarucu | Pirarucu | Escama de lixa: quem atacar Pirarucu perde uma fita.
      AGE r 5 5/5 | Pirarucu, Guerreiro Arrastado | Pirarucu, Swept-Away Warrior | Se você tiver menos fôlego que o rival, entra na roda com três fitas.
      AGE c 1 1/1 | Tralhoto | Four-Eyed Fish | Um olho na água, outro no ar: veja a mão do rival ou a carta do topo do seu baralho.
    `,
  },
  {
    element: 'agua',
    kind: 'Bicho',
    rig: 'serpente',
    options: { spots: true },
    printings: `
      AGE i 4 3/5 | Sucuri | Anaconda | Aperto: a carta bloqueada recebe um quebranto no início de cada turno.
      CEV i 5 4/6 | Sucuri de Lagoa Funda | Deep-Lagoon Anaconda | Depois de derrotar uma carta, Sucuri cochila dois turnos e recupera todo o dano.
      AGE c 2 2/2 | Sucuriju Filhote | Young Anaconda | Mutirão: com três cartas de Água na roda, ponha duas fitas em Sucuriju.
    `,
  },
  {
    element: 'agua',
    kind: 'Bicho',
    rig: 'ave',
    options: { crest: true },
    printings: `
      AGE c 1 1/2 | Garça Que Conta Luas | Moon-Counting Egret | Ao entrar na roda, diga dia ou noite: se acertar a próxima virada, compre uma carta.
      AGE c 2 2/2 | Martim-Pescador | Kingfisher | Mergulho: devolva ao baralho uma carta do rastro do rival e recupere um de fôlego.
      CEV i 2 1/3 | Tuiuiú | Jabiru | Enquanto Tuiuiú estiver de pé, cartas de Água não recebem quebranto.
      PAS r 3 2/3 | Cisne da Lagoa dos Barros | Swan of the Clay Lagoon | Entra na roda com uma fita para cada Visagem no rastro.
    `,
  },
  {
    element: 'agua',
    kind: 'Encantado',
    rig: 'sereia',
    options: {},
    printings: `
      BDN i 3 2/3 | Mãe-d'Água | Mother of Waters | Quem pescar sem pedir: o rival revela cada carta que comprar fora da hora.
      CEB e 5 4/6 | Mãe-d'Água do Açude Velho | Old-Reservoir Water Mother | Enquanto houver água: seus Lugares não podem ser destruídos nem trocados.
      CEB c 2 1/3 | Mãe-d'Água de Moringa | Jug-Bound Water Mother | Guarde uma brasa sob esta carta. Ela volta em dobro daqui a dois turnos.
    `,
  },
]
