import { addressSlug } from '@bra/contract/format'

/** Each column by its name here, with its other names. */
const columns = {
  jogo: ['game'],
  tipo: ['type'],
  colecao: ['set'],
  colecao_codigo: ['set_code'],
  colecao_total: ['set_total'],
  serie: ['series'],
  lancamento: ['released'],
  codigo: ['code'],
  numero: ['number'],
  nome: ['name'],
  nome_en: ['name_en'],
  raridade: ['rarity'],
  elementos: ['elements'],
  categoria: ['kind'],
  forca: ['strength'],
  artista: ['artist'],
  marca: ['brand'],
  liga: ['league'],
  imagem: ['image'],
  imagem_grande: ['image_large'],
  ean: [],
  ncm: [],
  peso_g: ['weight_g'],
} satisfies Record<string, string[]>

const columnByName = new Map(
  Object.entries(columns).flatMap(([name, others]) => [name, ...others].map((known) => [known, name] as const)),
)

/** A comma or a semicolon, whichever the header has more of. */
export const separatorOf = (header: string) => (header.split(';').length >= header.split(',').length ? ';' : ',')

/** The columns of a header in their order; one that nobody knows is false, and is not read. */
export const columnsOf = (header: string) =>
  header.split(separatorOf(header)).map((cell) => {
    const name = addressSlug(cell.replaceAll('_', ' ')).replaceAll('-', '_')
    return columnByName.get(name) ?? false
  })
