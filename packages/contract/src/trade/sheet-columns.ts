import type { SheetShop } from '../selling/sheet-shop-names.ts'
import { addressSlug } from './format.ts'

const own = {
  id: ['oferta'],
  codigo: ['code', 'codigo_do_produto'],
  nome: ['name', 'carta', 'card', 'produto', 'card_pt', 'local_name', 'nome_em_portugues', 'nome_pt', 'carta_pt'],
  colecao: ['set', 'edicao', 'expansao', 'set_name', 'exp_name', 'expansion', 'expansion_name', 'edicao_en', 'edition'],
  numero: [
    'number',
    'collector_number',
    'collector',
    'card_no',
    'no',
    'card_number',
    'card_numero',
    'cn',
    'numero_da_carta',
    'n',
  ],
  condicao: ['condition', 'estado', 'qualidade', 'conservacao', 'quality', 'card_condition', 'cond'],
  idioma: ['language', 'idlanguage', 'lingua', 'language_id', 'lang'],
  acabamento: [
    'finish',
    'foil',
    'isfoil',
    'is_foil',
    'printing',
    'finishtype',
    'foil_reverse',
    'mtg_foil',
    'versao',
    'variance',
    'variant',
    'acabamento_da_carta',
  ],
  extras: ['extra'],
  certificadora: ['grader'],
  nota: ['grade'],
  certificado: ['certificate'],
  preco: ['price', 'valor', 'preco_de_venda', 'preco_venda', 'valor_de_venda', 'my_price', 'price_each'],
  quantidade: [
    'quantity',
    'estoque',
    'qtd',
    'qtde',
    'qty',
    'amount',
    'count',
    'total_quantity',
    'add_to_quantity',
    'groupcount',
  ],
  quantidade_exportada: ['exported_quantity'],
  situacao: ['status'],
  posicao: ['position', 'local', 'localizacao', 'location', 'caixa', 'fichario', 'estante'],
  sku: ['meu_sku', 'codigo_proprio', 'meu_codigo', 'custom_label'],
  comentario: ['comment', 'comments', 'observacao', 'observacoes', 'description', 'descricao'],
} satisfies Record<string, string[]>

const foreign = {
  nome_en: [
    'card_en',
    'english_name',
    'product_name',
    'card_name',
    'item_name',
    'simple_name',
    'nome_em_ingles',
    'name_en',
  ],
  colecao_pt: ['edicao_ptbr', 'edicao_pt', 'nome_da_edicao'],
  sigla: [
    'edicao_sigla',
    'set_code',
    'setcode',
    'exp',
    'set_id',
    'expansion_code',
    'sigla_da_edicao',
    'edition_code',
    'codigo_da_edicao',
  ],
  jogo: ['product_line', 'game', 'game_name'],
  scryfall: ['scryfall_id', 'id_scryfall'],
  tcgplayer: ['tcgplayer_product_id', 'tcgplayerid', 'tcgplayer_id', 'tcg_player_id'],
  cardmarket: ['idproduct', 'cardmarketid', 'cardmarket_id', 'mkm_id', 'cardmarket_product_id'],
  cardtrader: ['blueprint_id', 'blueprintid', 'cardtrader_id', 'cardtrader_blueprint_id', 'idblueprint'],
  moeda: ['currency', 'currency_code', 'price_currency'],
  reversa: ['isreverseholo', 'reverse', 'is_reverse', 'reverse_holo', 'pokemon_reverse'],
  primeira: ['isfirsted', 'first_edition', '1st_edition', 'first_ed', 'primeira_edicao'],
  assinada: ['issigned', 'signed', 'signed_p'],
  alterada: ['isaltered', 'altered', 'alter'],
  misprint: [],
  playset: ['isplayset', 'is_playset'],
} satisfies Record<string, string[]>

export type ColumnName = keyof typeof own | keyof typeof foreign
export type Cells = Partial<Record<ColumnName, string>>
export interface TitleRow {
  shop: SheetShop | null
  columns: (ColumnName | false)[]
  headings: string[]
}

export const columnNames = Object.keys(own) as (keyof typeof own)[]
export const programs = ['scryfall', 'tcgplayer', 'cardmarket', 'cardtrader'] as const

const columnByName = new Map(
  Object.entries({ ...own, ...foreign }).flatMap(([name, others]) =>
    [name, ...others].map((known) => [known, name as ColumnName] as const),
  ),
)

/** What a heading means in the export of one shop, where that is not what it means elsewhere; false is not read. */
const inShop: Partial<Record<SheetShop, Record<string, ColumnName | false>>> = {
  // the id is one of a card in one condition and finish, not of the card
  tcgplayer: { tcgplayer_id: false, product_id: 'tcgplayer', tcg_marketplace_price: 'preco' },
  deckbox: { altered_art: 'alterada' },
}

/** A heading as it is compared: a long list in brackets, such as the allowed values of a column, is no part of it. */
/** Some programs join the words of a heading: "CardNumber". */
export const plainHeadings = (heading: string) => [
  plainHeading(heading),
  plainHeading(heading.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')),
]

const plainHeading = (heading: string) =>
  addressSlug(
    heading
      .replace(/\([^)]{7,}\)?/g, '')
      .replace(/^(extras|qualidade|idioma|raridade|cor) \(.*$/i, '$1')
      .replaceAll('_', ' ')
      .replaceAll('#', ' numero '),
  ).replaceAll('-', '_')

export function columnCalled(heading: string, shop: SheetShop | null): ColumnName | false {
  const [name = '', parted = ''] = plainHeadings(heading)
  const here = shop && inShop[shop]
  if (here && Object.hasOwn(here, name)) return here[name]!
  const found = columnByName.get(name) ?? columnByName.get(parted) ?? false
  // offers of another shop have other numbers
  return shop && (found === 'id' || found === 'codigo' || found === 'situacao') ? false : found
}

function canNameCards(found: (ColumnName | false)[]) {
  const has = (...names: ColumnName[]) => names.some((name) => found.includes(name))
  return has('codigo', ...programs) || (has('sigla', 'colecao', 'colecao_pt') && has('numero', 'nome', 'nome_en'))
}

/** A heading names card and stock, which may be missing beside an id; files of known shops need no more. */
export const isHeading = (found: (ColumnName | false)[], shop: SheetShop | null) =>
  canNameCards(found) &&
  (found.includes('quantidade') || found.includes('id')) &&
  (shop !== null || (found.includes('condicao') && found.includes('preco')))
