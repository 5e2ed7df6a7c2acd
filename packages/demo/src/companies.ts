import type { DemoStore } from './world.types.ts'

/** Store slug | inscrição estadual, valid for its state | phone. People who sell under a CPF have no registration. */
const table = `
  rio-encantado-games | 155439391 | 9132245170
  banca-do-uirapuru | 043068235 | 92991408826
  curral-das-fitas | | 92984416072
  porto-capivara | 298333333 | 63984127750
  seringal-cards | | 68992057731
  toca-do-saci | 163333335 | 83987214650
  galo-da-aurora | 075784238 | 8134225519
  feira-do-cordel-cards | 093693923 | 81991736204
  jangada-de-papel | 067833691 | 85988107342
  romaria-das-cartas | | 88996204417
  ladeira-nerd | 186433393 | 7132416608
  caju-colecionaveis | 209993928 | 84987620913
  sobrado-do-boi | | 98984051268
  cajuina-tcg | | 86994307825
  emporio-do-pequi | 102206031 | 6232127094
  cavalhada-cards | | 62981460937
  eixo-norte-jogos | 0798246828280 | 6133407752
  chapada-dos-colecionadores | 00136131344 | 65992184076
  terere-e-tabuleiro | 283753714 | 67991056348
  cardoteca-mineira | 0627559139310 | 3132614490
  trem-de-carta | | 34988072516
  galpao-do-colecionador | 157833633333 | 1132095571
  estacao-das-cartas | 114333319759 | 19991836402
  cafezal-cards | | 16982740159
  bonde-do-causo | 73046068 | 2125578043
  baia-das-cartas | | 21987415026
  pinhao-geek | 9006257744 | 4133247180
  ilha-das-bruxas | 255663382 | 48984160273
  galpao-farrapo | 0969717997 | 5132286914
  sanga-funda-jogos | | 53981207464
`

const numbers = new Map(
  table
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [slug, registration, phone] = line.split(/\s*\|\s*/) as [string, string, string]
      return [slug, { registration, phone }] as const
    }),
)

export function companyOfStore(store: DemoStore) {
  const { registration, phone } = numbers.get(store.slug)!
  const isPerson = store.document.length === 11
  return {
    document: store.document,
    legal_name: store.legalName,
    trade_name: isPerson ? '' : store.name,
    state_registration: registration,
    uf: store.uf,
    phone,
    email: `contato@${store.slug}.example`,
    tax_regime: isPerson ? null : store.size === 'large' ? ('normal' as const) : ('simples' as const),
  }
}

/** Parses "Rua, número, bairro, Cidade – UF, CEP"; some streets and most of Brasília contain commas. */
export function placeOfStore({ address, cep, city, uf }: DemoStore) {
  const parts = address.split(', ').slice(0, -2)
  const at = parts.findLastIndex((part, index) => index > 0 && /^(\d+|Loja \d+)$/.test(part))
  return {
    postcode: cep,
    address: parts.slice(0, at).join(', '),
    number: parts[at]!,
    complement: '',
    district: parts.slice(at + 1).join(', ') || parts[0]!,
    city,
    state: uf,
  }
}
