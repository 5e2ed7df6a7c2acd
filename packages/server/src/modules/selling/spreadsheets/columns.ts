import { addressSlug } from '@bra/contract/format'

/** The columns of a sheet in their order, each with its other names. Those of the product are for people: they are not read. */
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
/** What each line is told by. One that has an id may leave the stock as it is. */
export const isHeading = (found: (ColumnName | false)[]) =>
  (['codigo', 'condicao', 'preco'] as const).every((name) => found.includes(name)) &&
  (found.includes('quantidade') || found.includes('id'))

const columnByName = new Map(
  Object.entries(columns).flatMap(([name, others]) =>
    [name, ...others].map((known) => [known, name as ColumnName] as const),
  ),
)

/** Of a heading as people write it; one that nobody knows is false, and is not read. */
export const columnCalled = (heading: string) =>
  columnByName.get(addressSlug(heading.replaceAll('_', ' ')).replaceAll('-', '_')) ?? false
