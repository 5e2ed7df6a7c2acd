import type { Being } from './being.ts'

const place = { kind: 'Lugar', rig: 'lugar', options: {} } as const

export const lugares: Being[] = [
  {
    ...place,
    element: 'noite',
    printings: `
      BDN c 1 - | Boca da Mata | Forest's Mouth | A primeira carta que cada jogador põe na roda por noite custa um a menos.
      BDN i 1 - | Porteira Velha | Old Gate | Quem entra por aqui entra cochilando. Quem sai, compra uma carta.
      BDN i 2 - | Ponte de Pau Roliço | Log Bridge | Só uma carta pode atacar por turno.
      BDN c 1 - | Quintal de Meia-Noite | Midnight Backyard | Sereno: recupere um de fôlego se não atacou.
      BDN c 1 - | Estrada do Sem-Fim | Endless Road | O turno não acaba enquanto alguém tiver brasas e vontade.
      BDN e 3 - | Sete Porteiras | Seven Gates | Cada ataque abre uma. Quem abrir a sétima faz o rival perder sete de fôlego.
      BDN:mata c 1 - | Clareira Sem Estrela | Starless Clearing | Tocaias custam zero, e ninguém sabe de quem são.
      BDN:fogo c 1 - | Terreiro de Contar Causo | Storytelling Yard | Conte um causo em voz alta: se a mesa acreditar, ganhe uma brasa.
      BDN:agua i 2 - | Lagoa do Olho Aberto | Open-Eye Lagoon | À noite, todos jogam com a carta do topo do baralho à mostra.
      BDN:terra c 1 - | Curral Vazio | Empty Corral | Bichos derrotados voltam ao curral (à mão) se o dono pagar uma brasa.
      BDN:vento c 1 - | Bambuzal | Bamboo Grove | De sete em sete turnos, nasce aqui um Saci: ponha um da mão na roda de graça.
      BDN:terra c 1 - | Varanda da Roça | Farmhouse Porch | Quem cochila aqui não sofre dano, mas perde a vez na fila de ataque.
      CEV i 1 - | Mina Abandonada | Abandoned Mine | Ao entrar, cada jogador enterra uma carta da mão e ganha uma brasa.
      CEV i 2 - | Gruta dos Cochichos | Whispering Cave | Cochiche uma carta ao rival. Se for mentira, ele escolhe o próximo alvo.
    `,
  },
  {
    ...place,
    element: 'agua',
    printings: `
      AGE c 1 - | Igarapé | Creek | Cartas de Água entram na roda acordadas.
      AGE c 1 - | Igapó Escuro | Dark Flooded Forest | Cartas de Fogo custam um a mais para todos.
      AGE c 1 - | Várzea na Cheia | Floodplain at High Water | A cada amanhecer, o Lugar sobe: cartas sem fita perdem um de força.
      AGE e 3 - | Encontro das Águas | Meeting of the Waters | Dois elementos correm juntos: suas cartas contam como dos dois que você escolher.
      AGE r 2 - | Trapiche de Mercado | Market Dock | Uma vez por turno, cada jogador pode trocar uma carta da mão com o outro.
      AGE c 1 - | Furo de Canoa | Canoe Channel | Atalho: a primeira Correria de cada turno não gasta brasa.
      AGE i 2 - | Praia de Tabuleiro | Turtle Beach | Ponha um ovo (uma carta virada). Em três turnos ele entra na roda de graça.
      AGE c 1 - | Palafita | Stilt House | Água por baixo: cartas com Tocaia não entram por este lado.
      AGE e 4 - | Cidade do Fundo | City Below | Cartas derrotadas aqui ficam encantadas: o dono pode jogá-las de novo por um a mais.
      BDN c 1 - | Remanso da Canoa Virada | Capsized-Canoe Pool | Quem atacar primeiro de noite perde uma Relíquia.
      CEV c 1 - | Cachoeira Véu de Noiva | Bridal-Veil Falls | Ao amanhecer, tire um quebranto de cada carta.
      CEV c 1 - | Corixo | Pantanal Channel | Na cheia, cartas de Terra não atacam; na seca, as de Água.
      CEV r 3 - | Baía das Garças | Egret Bay | Suas aves têm uma fita. Se houver cinco, o rival não voa nem salta.
      CEB c 1 - | Açude | Reservoir | Guarda até três brasas de qualquer jogador. Quem o destruir fica com todas.
      CEB i 2 - | Velho Chico | Old River | Duas margens: cartas da esquerda só bloqueiam ataques da esquerda.
      CEB c 1 - | Cacimba | Waterhole | Na Estiagem, quem chegar com menos fôlego bebe primeiro: recupera dois.
      PAS c 1 - | Sanga Funda | Deep Brook | Para atravessar, uma carta descansa um turno antes de atacar.
      PAS c 1 - | Banhado | Marsh | Cartas de custo 5 ou mais atolam: entram cochilando.
      PAS i 2 - | Lagoa dos Barros | Clay Lagoon | À noite, vê-se a cidade no fundo: o rival mostra a mão.
    `,
  },
  {
    ...place,
    element: 'fogo',
    printings: `
      CEB c 1 - | Caatinga em Brasa | Scrubland Ablaze | Estiagem. Cada carta que atacar perde um de força no fim do turno.
      CEB c 1 - | Lajedo | Rock Slab | De dia, quem bloqueia sofre um de dano a mais.
      CEB e 3 - | Vale dos Espinhos | Valley of Thorns | Suas Plantas têm Espinho. As que já têm, espetam duas vezes.
      CEB r 2 - | Feira de Sábado | Saturday Fair | Ponha uma carta à venda por uma brasa. Quem pagar primeiro leva.
      CEB e 4 - | Pedra do Sol Partido | Stone of the Split Sun | Sol a pino: enquanto for dia, o rival só joga uma carta por turno.
      CEB c 1 - | Casa de Farinha | Flour House | Mutirão: cada três cartas suas fazem um de fôlego por turno.
      BDN c 1 - | Fogueira no Descampado | Open-Field Bonfire | Todos se chegam: Visagens não atacam quem tem três cartas na roda.
      PAS i 2 - | Fogo de Chão | Ground Fire | No começo do turno, quem jogou uma Toada ganha uma brasa.
      CEV c 1 - | Aceiro | Firebreak | O dano de Fogo não passa de uma carta para outra, nem para o fôlego.
    `,
  },
  {
    ...place,
    element: 'terra',
    printings: `
      PAS c 1 - | Coxilha | Rolling Hill | Quem está no alto vê longe: olhe a carta do topo do rival antes de atacar.
      PAS c 1 - | Galpão de Estância | Ranch Barn | Suas cartas que cochilam recuperam todo o dano ao amanhecer.
      PAS e 3 - | Salamanca do Jarau | Jarau Cave | Sete provas: ao fim de cada turno sem dano seu, marque uma. Na sétima, leve a furna.
      PAS i 2 - | Rodeio ao Clarear | Dawn Roundup | Bichos e bois entram com Correria. O rival pode laçar um por duas brasas.
      PAS e 4 - | Ruína de Pedra Vermelha | Red-Stone Ruin | Uma vez por noite, uma carta de qualquer rastro volta como Visagem de Terra.
      PAS c 1 - | Tapera | Abandoned House | Se ninguém a visitar neste turno, ponha nela uma Visagem da mão, de graça.
      PAS c 1 - | Fronteira Velha | Old Border | Cartas mudam de dono só com licença: efeitos que trocam controle custam um a mais.
      CEV c 1 - | Vereda | Palm Marsh | Recupere um de fôlego quando puser uma Planta na roda.
      CEV c 1 - | Chapada | Tableland | Cartas de Vento atacam duas vezes se não houver ave do outro lado.
      CEV i 2 - | Campo Rupestre | Rocky Field | Plantas de custo 1 não podem ser derrotadas, só recolhidas.
      CEV i 2 - | Arraial da Cavalhada | Tourney Village | Escolha uma cor: seus Brincantes dessa cor entram com uma fita.
      CEV r 3 - | Paredão das Araras | Macaw Cliff | Cada ave que sair da roda volta ao paredão; no amanhecer, todas descem.
      CEB c 1 - | Serrote | Stone Ridge | Quem defende deste lado tem uma fita.
      CEB c 1 - | Curral de Pedra | Stone Pen | Bichos aqui dentro não podem ser alvo nem atacar.
      AGE c 1 - | Terra Firme | High Ground | A cheia não chega: efeitos de Água não mudam este Lugar.
    `,
  },
  {
    ...place,
    element: 'mata',
    printings: `
      AGE c 1 - | Castanhal | Brazil-Nut Grove | Cai ouriço: ao fim do turno, a carta mais alta sofre um de dano.
      AGE c 1 - | Seringal Quieto | Quiet Rubber Grove | Cada talho rende: perca um de fôlego para ganhar uma brasa, uma vez por turno.
      CEV c 1 - | Mata de Galeria | Gallery Forest | Cartas de Mata e de Água custam um a menos se houver das duas.
      CEV c 1 - | Capão de Mato | Wood Islet | Esconda aqui uma carta da mão, virada. Ela pode bloquear uma vez.
      PAS c 1 - | Pinheiral | Pine Wood | No inverno (turnos pares), Pinhão vale duas brasas.
      PAS i 2 - | Erval Nativo | Native Yerba Grove | Colha: uma vez por turno, troque uma brasa por uma carta.
      CEB i 2 - | Mata Branca | White Forest | Na Estiagem tudo parece morto: suas Plantas não podem ser alvo.
    `,
  },
  {
    ...place,
    element: 'vento',
    printings: `
      PAS c 1 - | Campo Aberto | Open Range | Não há onde se esconder: Tocaias não valem.
      PAS c 1 - | Aparados | The Great Canyons | Quem cai não volta: cartas derrotadas aqui vão para baixo do baralho.
      CEV c 1 - | Morro do Vento | Wind Hill | No começo do turno, quem tem menos cartas na mão compra uma.
      CEB c 1 - | Duna Andadeira | Walking Dune | A cada virada, este Lugar passa para o outro jogador.
      AGE c 1 - | Baía Aberta | Open Bay | Banzeiro: cartas de força 1 balançam e não bloqueiam.
    `,
  },
]
