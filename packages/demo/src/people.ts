import type { DemoPerson } from './world.types.ts'

/** Printed at the start of the server, so that anybody can try the demo. */
export const demoPassword = 'cartas-e-causos'

/** The three people whom tests, screenshots and the start message name. */
export const demoAccounts = {
  buyer: { email: 'compradora@bracards.example', name: 'Marina', lastName: 'Tavares', role: 'client' },
  seller: { email: 'vendedor@bracards.example', name: 'Severino', lastName: 'Guedes', role: 'supplier' },
  operator: { email: 'operadora@bracards.example', name: 'Odete', lastName: 'Paranhos', role: 'admin' },
} as const satisfies Record<string, DemoPerson>

const owners = `
  joelma.nazare | Joelma | Nazaré Furtado
  adaildo.brandao | Adaildo | Brandão
  rosilene.maues | Rosilene | Maués
  wanderley.pedrosa | Wanderley | Pedrosa
  francisca.moura | Francisca | Moura Lima
  tarcisio.cabral | Tarcísio | Cabral
  dora.siqueira | Dora | Siqueira
  edson.feitosa | Edson | Feitosa
  cicero.landim | Cícero | Landim
  jandira.reis | Jandira | Reis Couto
  ivo.potengi | Ivo | Potengi
  conceicao.aires | Conceição | Aires
  luan.barradas | Luan | Barradas
  gilberto.arantes | Gilberto | Arantes
  veronica.pompeu | Verônica | Pompeu
  leandro.tokumoto | Leandro | Tokumoto
  neide.figueiredo | Neide | Figueiredo
  marcos.rondon | Marcos | Rondon
  heloisa.brant | Heloísa | Brant
  paulo.resende | Paulo | Resende
  silvia.matsuda | Sílvia | Matsuda
  fabio.guerra | Fábio | Guerra
  carla.bonfante | Carla | Bonfante
  thiago.salles | Thiago | Salles
  renata.lage | Renata | Lage
  rafael.wisniewski | Rafael | Wisniewski
  bruna.koerich | Bruna | Koerich
  otavio.machado | Otávio | Machado
  lucia.zanatta | Lúcia | Zanatta
`

const clients = `
  joao.meireles | João | Meireles
  beatriz.camargo | Beatriz | Camargo
  ana.luz | Ana | Luz
  caio.brito | Caio | Brito
  debora.pinho | Débora | Pinho
  igor.valadares | Igor | Valadares
  nazira.toledo | Nazira | Toledo
  benedito.prado | Benedito | Prado
`

const peopleOf = (table: string, role: DemoPerson['role']): DemoPerson[] =>
  table
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [mailbox, name, lastName] = line.split(' | ') as [string, string, string]
      return { email: `${mailbox}@bracards.example`, name, lastName, role }
    })

export const demoPeople: DemoPerson[] = [
  ...Object.values(demoAccounts),
  ...peopleOf(owners, 'supplier'),
  ...peopleOf(clients, 'client'),
]

/** Authors of reviews: a first name and an initial only. */
export const reviewAuthors: string[] = [
  'Adriana P.', 'Alan S.', 'Amanda R.', 'André L.', 'Bárbara M.', 'Bianca T.', 'Bruno C.', 'Camila F.', 'Carlos E.', 'Cauã D.',
  'Cláudia N.', 'Cristiano V.', 'Daniel O.', 'Daniela K.', 'Davi A.', 'Diego H.', 'Eduarda G.', 'Elisa B.', 'Emerson J.', 'Érica S.',
  'Fabiana L.', 'Felipe R.', 'Fernanda Q.', 'Gabriel M.', 'Gisele A.', 'Guilherme P.', 'Gustavo T.', 'Helena C.', 'Henrique Z.', 'Ingrid F.',
  'Isabela V.', 'Ítalo B.', 'Jéssica D.', 'Joana E.', 'Jonas W.', 'Júlia N.', 'Karina O.', 'Kelly M.', 'Larissa S.', 'Letícia G.',
  'Lorena P.', 'Lucas I.', 'Luciana H.', 'Luiz F.', 'Maíra C.', 'Marcelo D.', 'Marcos V.', 'Mateus R.', 'Mayara L.', 'Michele T.',
  'Moisés A.', 'Natália B.', 'Nelson K.', 'Olívia S.', 'Pablo U.', 'Patrícia M.', 'Pedro H.', 'Priscila J.', 'Rafaela C.', 'Raí N.',
  'Raquel O.', 'Renan P.', 'Ricardo G.', 'Rodrigo F.', 'Samuel L.', 'Sandra V.', 'Sofia E.', 'Tainá R.', 'Tatiane B.', 'Thaís D.',
  'Tiago Q.', 'Túlio S.', 'Valéria M.', 'Vanessa C.', 'Vinícius A.', 'Vítor H.', 'Wagner P.', 'Wesley T.', 'Yasmin L.', 'Yuri Z.',
] // prettier-ignore
