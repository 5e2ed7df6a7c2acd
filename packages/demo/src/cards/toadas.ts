import type { Being } from './being.ts'

export const toadas: Being[] = [
  {
    element: 'noite',
    kind: 'Toada',
    rig: 'ave',
    options: { moon: true },
    printings: `
      BDN c 1 - | Nana, Que a Noite Vem | Hush, Night Is Coming | Uma carta de força 3 ou menos cochila até você jogar outra Toada.
      BDN c 2 - | Assobio Longe, Assobio Perto | Far Whistle, Near Whistle | Longe: o rival descarta uma carta. Perto: ele compra duas. Você diz depois dele.
      BDN r 3 - | Coro das Corujas | Choir of Owls | Para cada ave na roda, o rival revela uma carta da mão.
      BDN r 4 - | Toada do Galo Que Não Cantou | The Cock That Never Crowed | O amanhecer não vem: jogue outro turno de noite logo depois deste.
    `,
  },
  {
    element: 'agua',
    kind: 'Toada',
    rig: 'sereia',
    options: {},
    printings: `
      AGE c 1 - | Cantiga de Lavadeira | Washerwomen's Song | Tire todos os quebrantos de uma carta sua.
      AGE i 3 - | Carimbó da Maré | Carimbó of the Tide | Suas cartas de Água trocam de lugar e atacam de novo com metade da força.
      AGE c 2 - | Chama de Pescador | Fisherman's Call | Puxe a rede: olhe quatro cartas do topo, fique com as de Água, devolva o resto.
      AGE r 4 - | Toada do Rio Que Volta | The River Turns Back | Embaralhe no baralho todas as cartas de um rastro.
    `,
  },
  {
    element: 'terra',
    kind: 'Toada',
    rig: 'mascara',
    options: { bull: true, horns: true, ribbons: true },
    printings: `
      AGE c 2 - | Chamada do Boi | Calling the Ox | Procure um Brincante no baralho, mostre-o e ponha-o na mão.
      CEB c 1 - | Embolada | Tongue-Twister Song | Diga três cartas sem respirar: se uma estiver na mão do rival, ele a descarta.
      CEB i 3 - | Desafio de Viola | Viola Duel | Cada jogador revela uma carta. A de maior custo ganha; o outro perde a diferença em fôlego.
      CEV c 1 - | Catira | Catira Dance | Palmas e pés: duas cartas suas trocam de força até o fim do turno.
      CEV i 3 - | Moda de Boiadeiro | Drover's Ballad | Leve até três Bichos do rastro para o topo do baralho, na ordem que quiser.
      PAS c 2 - | Chula de Lança | Lance Chula | Pule a lança: cada jogador aposta brasas; quem apostar mais ataca primeiro.
      CEB c 2 - | Coco de Roda | Ring Coco Dance | Mutirão: cada carta na roda, sua ou do rival, dá um de fôlego a quem começou.
    `,
  },
  {
    element: 'fogo',
    kind: 'Rito',
    rig: 'flor',
    options: { flames: true, petals: 18 },
    printings: `
      CEB c 2 - | Quadrilha Improvisada | Improvised Square Dance | Olha a chuva! Todas as cartas da roda mudam de dono e voltam no próximo turno.
      CEB c 1 - | Busca-Pé | Ground Squib | Cause um de dano a uma carta à sorte, duas vezes. Pode ser a mesma. Pode ser a sua.
      BDN r 4 - | Rastro de Fogo | Trail of Fire | Cause um de dano a cada carta do rival para cada carta de Fogo no seu rastro, até três.
      BDN i 2 - | Acender os Olhos | Light the Eyes | Todo mundo mostra a mão. Para cada carta de Fogo vista, ganhe uma brasa.
    `,
  },
  {
    element: 'mata',
    kind: 'Rito',
    rig: 'flor',
    options: { petals: 20 },
    printings: `
      BDN c 2 - | Perder-se na Mata | Lost in the Woods | A carta escolhida volta ao baralho do dono, na quinta posição.
      BDN i 3 - | Aviso de Quem Mora Aqui | The Dweller's Warning | Neste turno, quem mandar uma carta para o rastro manda também a do topo do baralho.
      AGE c 2 - | Mutirão de Puxirum | Puxirum Work Party | Escolha um Lugar: todas as suas cartas põem nele uma fita.
      CEV c 2 - | Brotar Depois do Fogo | Sprout after Fire | Volte à roda uma Planta do rastro, com uma fita para cada carta de Fogo em jogo.
    `,
  },
  {
    element: 'vento',
    kind: 'Toada',
    rig: 'ave',
    options: { crest: true },
    printings: `
      PAS c 1 - | Milonga do Vento Sul | South-Wind Milonga | Recolha à mão uma carta sua e recupere de fôlego o custo dela.
      PAS r 3 - | Trova de Galpão | Barn Ballad Duel | Rime com a última carta jogada: se a mesa aceitar, jogue outra de graça.
      CEV e 4 - | Folia de Sete Ventos | Revel of Seven Winds | Embaralhe a roda inteira e distribua as cartas pelos lados, uma a uma.
      CEB c 2 - | Aboio | Cattle Call | Um Bicho seu acorda; um Bicho do rival vem para a frente da fila.
      BDN c 1 - | Rodar no Próprio Pé | Spin on One Foot | Mude o alvo de um efeito para a carta ao lado.
    `,
  },
]
