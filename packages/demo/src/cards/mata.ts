import type { Being } from './being.ts'

export const mata: Being[] = [
  {
    element: 'mata',
    kind: 'Encantado',
    rig: 'mascara',
    options: { flames: true, fangs: true, skin: '#7A3F20' },
    printings: `
      BDN#4 e 4 4/4 | Curupira | Curupira | Rastro virado: o primeiro ataque do rival contra a Mata atinge quem atacou.
      BDN c 2 2/2 | Curupira Rastro-Virado | Backtrack Curupira | Rastro virado: ao ser alvo, troque Curupira de lugar com outra carta sua na roda.
      BDN i 3 3/2 | Curupira Cabelo de Fogo | Firehair Curupira | Assobio: pague uma brasa; Curupira ataca duas vezes neste turno.
      BDN e 5 5/4 | Curupira, Tambor de Tempestade | Curupira, Storm Drummer | Bata nas árvores: quem não aguentar a força de Curupira volta à mão antes da chuva.
      AGE r 4 3/5 | Curupira, Guarda da Seringueira | Curupira, Rubber Tree Warden | Suas cartas de Mata não podem ser mandadas para o rastro por Relíquias.
      CEV i 3 2/4 | Curupira Bate-Sapopema | Buttress-Drum Curupira | Quando anoitecer, bata na mesa: o rival revela uma carta da mão à sua escolha.
      CEV* l 6 6/6 | Curupira, Dono do Caminho | Curupira, Keeper of Paths | Rastro virado: todo dano que o rival causar neste turno volta para ele. Depois, Curupira cochila.
    `,
  },
  {
    element: 'mata',
    kind: 'Encantado',
    rig: 'mascara',
    options: { ears: true, fangs: true, skin: '#5B3A1E' },
    printings: `
      BDN c 2 1/3 | Caipora | Caipora | Ao entrar na roda, olhe as duas cartas do topo do baralho e guarde uma embaixo.
      BDN i 3 3/3 | Caipora Montada no Caititu | Peccary-Rider Caipora | Correria. Se o rival não bloquear, compre uma carta.
      CEB r 4 4/3 | Caipora do Mato Branco | White-Scrub Caipora | Caça paga: cada carta que o rival derrotar custa a ele uma brasa, ou volta à roda.
      CEV i 1 1/1 | Caipora Pede-Fumo | Tobacco-Begging Caipora | O rival pode lhe dar uma brasa. Se não der, descarta uma carta.
      CEV r 4 3/4 | Caipora, Pastora dos Bichos | Caipora, Herder of Beasts | Mutirão: cada Bicho seu na roda custa um a menos e ataca com Correria.
      CEB c 2 2/1 | Caipora de Sandália Torta | Crooked-Sandal Caipora | Quem atacar Caipora de dia perde o caminho e cochila até o próximo turno.
    `,
  },
  {
    element: 'mata',
    kind: 'Visagem',
    rig: 'mascara',
    options: { fangs: true, spots: true, skin: '#4A2C18' },
    printings: `
      BDN r 5 5/5 | Mapinguari | Mapinguari | Casca-grossa: ignore o primeiro ponto de dano de cada ataque.
      BDN i 4 4/4 | Mapinguari Olho Único | One-Eyed Mapinguari | Só enxerga de frente: dano vindo de Tocaia dobra. O resto, ele nem sente.
      AGE i 4 4/3 | Mapinguari Boca-na-Barriga | Belly-Mouth Mapinguari | Ao derrotar uma carta, recupere de fôlego o custo dela.
      AGE r 5 4/6 | Mapinguari Pele de Jacaré | Caimanhide Mapinguari | Casca-grossa. Cartas de custo 1 não podem bloquear Mapinguari.
      AGE* e 7 7/7 | Mapinguari, Berro da Terra Firme | Mapinguari, Upland Roar | Ao entrar na roda, toda carta com força 3 ou menos cochila até a próxima noite.
      CEV i 4 3/4 | Mapinguari Perdido no Descampado | Mapinguari Lost in the Open | De dia, Mapinguari não ataca. À noite, ataca duas vezes.
    `,
  },
  {
    element: 'mata',
    kind: 'Visagem',
    rig: 'mascara',
    options: { horns: true, fangs: true, skin: '#3F4A22' },
    printings: `
      CEB i 4 4/4 | Pai-do-Mato | Father of the Woods | Ao entrar na roda, procure um Lugar no baralho e ponha-o na mão.
      CEB e 6 5/7 | Pai-do-Mato, Cabelo de Cipó | Woodfather, Vine-Haired | Suas Plantas podem atacar usando o fôlego delas como força.
      BDN c 3 2/4 | Pai-do-Mato Unha-de-Gavião | Hawk-Claw Woodfather | Quem bloquear Pai-do-Mato recebe um quebranto.
      CEV c 3 3/2 | Pai-do-Mato Gargalhada | Laughing Woodfather | Assobio: embaralhe o seu rastro; se ele tinha cinco cartas ou mais, compre uma.
      CEV e 6 6/5 | Pai-do-Mato, Altura de Gameleira | Woodfather, Tall as a Fig | Pai-do-Mato tem uma fita para cada Lugar na roda, seu ou do rival.
    `,
  },
  {
    element: 'mata',
    kind: 'Visagem',
    rig: 'mascara',
    options: { ears: true, spots: true, skin: '#6B4A2B' },
    printings: `
      AGE i 3 3/3 | Capelobo | Capelobo | Se o rival tiver menos fôlego que você, Capelobo ganha uma fita.
      AGE i 4 4/2 | Capelobo Focinho-Comprido | Longsnout Capelobo | Agouro: olhe a carta do topo do rival; se for Bicho, mande-a para o rastro.
      BDN c 3 2/3 | Capelobo Pé-de-Fundo-de-Garrafa | Bottlefoot Capelobo | O rival não sabe se Capelobo vai ou vem: decida o bloqueio depois do ataque.
      CEB r 5 5/3 | Capelobo Ronda-Roçado | Field-Prowling Capelobo | À noite, Capelobo só pode ser derrotado por quem pagar uma brasa a mais.
    `,
  },
  {
    element: 'mata',
    kind: 'Encantado',
    rig: 'ave',
    options: { crest: true },
    printings: `
      AGE r 2 1/2 | Uirapuru | Uirapuru | Cantiga: enquanto Uirapuru canta, ninguém ataca. Ele para quando você jogar outra carta.
      AGE c 1 1/1 | Uirapuru-da-Várzea | Floodplain Uirapuru | Ao sair da roda, compre uma carta.
      AGE i 2 1/3 | Uirapuru Canto-Raro | Rare-Song Uirapuru | Uma vez por jogo, todas as aves da roda cochilam para escutar.
      BDN i 3 2/2 | Uirapuru da Última Tarde | Last-Light Uirapuru | Quando anoitecer, recupere um de fôlego por carta em silêncio na roda.
      PAS c 1 1/2 | Tangará Dançador | Dancing Manakin | Em fila: se jogou outra ave neste turno, compre uma carta e passe a vez da dança.
      AGE l 5 3/5 | Uirapuru, Silêncio da Floresta | Uirapuru, Hush of the Forest | Cantiga: os textos das cartas do rival não valem até Uirapuru se mexer.
    `,
  },
  {
    element: 'mata',
    kind: 'Planta',
    rig: 'flor',
    options: { petals: 7 },
    printings: `
      AGE c 1 0/2 | Guaraná | Guaraná | Uma carta sua que cochila acorda agora.
      AGE i 2 0/4 | Guaraná, Olhos Abertos | Guaraná, Open Eyes | Suas cartas não podem ser postas para cochilar.
      AGE r 3 1/5 | Guaraná em Bastão | Guaraná Stick | Rale uma fita do Guaraná: compre duas cartas e descarte uma.
      CEV c 1 0/1 | Ramo de Guaraná | Guaraná Sprig | Descarte da mão: acorde uma carta de Mata e dê a ela Correria.
    `,
  },
  {
    element: 'mata',
    kind: 'Bicho',
    rig: 'serpente',
    options: { fangs: true, spots: true },
    printings: `
      AGE c 3 3/1 | Surucucu | Surucucu | Tocaia: entra virada para baixo; desvire quando for pisada e cause três de dano.
      AGE i 4 4/2 | Surucucu-de-Fogo | Fire Surucucu | Apaga lamparinas: destrua uma Relíquia de custo 2 ou menos.
      BDN c 2 2/1 | Surucucu Enrolada na Peia | Coiled Surucucu | Se não atacou neste turno, Surucucu bloqueia com força dobrada.
      CEV c 3 2/2 | Surucucu do Mato Seco | Dry-Scrub Surucucu | Quem derrotar Surucucu recebe um quebranto.
    `,
  },
  {
    element: 'mata',
    kind: 'Planta',
    rig: 'flor',
    options: { petals: 6 },
    printings: `
      AGE c 1 0/3 | Manioca, Raiz Branca | Manioca, White Root | Assobio: recupere um de fôlego. Se houver um Lugar na roda, recupere dois.
      AGE i 3 1/4 | Roça de Manioca | Manioca Field | Mutirão: para cada duas cartas suas na roda, ganhe uma brasa.
      AGE c 2 0/3 | Açaizeiro | Açaí Palm | Ao entrar na roda, cada jogador recupera um de fôlego; você, dois.
      AGE e 3 1/4 | Iaçá, Palmeira de Fruta Escura | Iaçá, Dark-Fruit Palm | Quando uma carta sua sair da roda, ponha uma fita em Iaçá.
    `,
  },
  {
    element: 'mata',
    kind: 'Bicho',
    rig: 'ave',
    options: { crest: true },
    printings: `
      PAS r 3 2/3 | Gralha-Azul | Azure Jay | Enterre a carta do topo do seu baralho. Daqui a três turnos, ela entra na roda de graça.
      PAS c 1 1/1 | Gralha-Azul Planta-Pinhão | Pine-Nut Jay | Ao entrar na roda, procure uma Planta no baralho e ponha-a no topo.
      PAS i 2 2/2 | Gralha-Azul de Bando | Flocking Jay | Mutirão: se houver outra ave sua na roda, Gralha-Azul custa zero.
      PAS l 6 4/5 | Gralha-Azul, Plantadora de Florestas | Azure Jay, Forest Planter | Todas as cartas enterradas brotam: cada uma vira uma Araucária 0 / 3 na roda.
      PAS c 2 1/2 | Gralha Fugida do Machado | Axe-Fleeing Jay | Quando uma Planta sua for derrotada, compre uma carta.
    `,
  },
  {
    element: 'mata',
    kind: 'Planta',
    rig: 'flor',
    options: { petals: 12 },
    printings: `
      PAS i 4 0/7 | Araucária | Araucaria | Enquanto estiver na roda, suas aves têm uma fita.
      PAS c 1 0/2 | Pinhão | Pine Nut | Asse na chapa: mande Pinhão para o rastro e ganhe uma brasa.
      PAS e 6 2/9 | Araucária Cem Invernos | Hundred-Winter Araucaria | Não pode ser derrotada por Fogo. Ao fim do dia, ponha nela uma fita.
      PAS c 2 0/3 | Erva-Mate, Folha Nova | Yerba Mate, New Leaf | Passe a cuia: cada jogador que beber recupera um de fôlego e mostra a mão.
      PAS r 3 1/4 | Caá-Iari, Guarda dos Ervais | Caá-Iari, Yerba Warden | Suas Plantas não podem ser alvo de cartas de custo 2 ou menos.
    `,
  },
  {
    element: 'mata',
    kind: 'Bicho',
    rig: 'flor',
    options: { petals: 13 },
    printings: `
      AGE c 2 1/4 | Jabuti | Tortoise | O mais vagaroso chega primeiro: Jabuti ataca antes de quem tem Correria.
      BDN c 2 1/3 | Jabuti Tocador de Gaita | Flute-Playing Tortoise | Ao jogar uma Toada, ponha uma fita em Jabuti.
      AGE i 3 2/5 | Jabuti Que Venceu a Onça | Tortoise Who Beat the Jaguar | Se o bloqueador custar mais que Jabuti, ele recebe dois quebrantos.
      CEB i 3 2/4 | Jabuti na Festa do Céu | Tortoise at the Sky Feast | Vai dentro da viola: entra na roda sob uma Relíquia e cai com dois de dano.
      CEV r 3 2/4 | Jabuti de Casco Remendado | Patched-Shell Tortoise | Ao ser derrotado, junte os cacos: volta à roda no próximo amanhecer com uma fita.
    `,
  },
]
