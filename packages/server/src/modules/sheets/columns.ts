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
  situacao: ['status'],
  comentario: ['comment', 'observacao'],
} satisfies Record<string, string[]>

export type ColumnName = keyof typeof columns
export const columnNames = Object.keys(columns) as ColumnName[]
export const requiredColumns: ColumnName[] = ['codigo', 'condicao', 'preco', 'quantidade']

const columnByName = new Map(
  Object.entries(columns).flatMap(([name, others]) =>
    [name, ...others].map((known) => [known, name as ColumnName] as const),
  ),
)

/** Of a heading as people write it; one that nobody knows is false, and is not read. */
export const columnCalled = (heading: string) =>
  columnByName.get(addressSlug(heading.replaceAll('_', ' ')).replaceAll('-', '_')) ?? false
