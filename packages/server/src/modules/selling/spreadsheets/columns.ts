import { addressSlug } from '@bra/contract/trade/format'

/** Columns of a sheet in order, each with its aliases; columns of the product are for people and are not read. */
const columns = {
  id: ['oferta'],
  codigo: ['code', 'codigo_do_produto'],
  nome: ['name', 'produto'],
  colecao: ['set', 'edicao'],
  numero: ['number'],
  condicao: ['condition', 'estado'],
  idioma: ['language'],
  acabamento: ['finish'],
  extras: [],
  certificadora: ['grader'],
  nota: ['grade'],
  certificado: ['certificate'],
  preco: ['price', 'valor'],
  quantidade: ['quantity', 'estoque', 'qtd'],
  quantidade_exportada: ['exported_quantity'],
  situacao: ['status'],
  comentario: ['comment', 'observacao'],
} satisfies Record<string, string[]>

export type ColumnName = keyof typeof columns
export const columnNames = Object.keys(columns) as ColumnName[]
/** A heading needs these columns; the stock may be missing if there is an id. */
export const isHeading = (found: (ColumnName | false)[]) =>
  (['codigo', 'condicao', 'preco'] as const).every((name) => found.includes(name)) &&
  (found.includes('quantidade') || found.includes('id'))

const columnByName = new Map(
  Object.entries(columns).flatMap(([name, others]) =>
    [name, ...others].map((known) => [known, name as ColumnName] as const),
  ),
)

/** Finds a column by its heading in any spelling; returns false for an unknown one, which is not read. */
export const columnCalled = (heading: string) =>
  columnByName.get(addressSlug(heading.replaceAll('_', ' ')).replaceAll('-', '_')) ?? false
