import { addressSlug } from '@bra/contract/trade/format'

const columns = {
  jogo: ['game'],
  tipo: ['type'],
  colecao: ['set'],
  colecao_en: ['set_en'],
  colecao_codigo: ['set_code'],
  colecao_total: ['set_total'],
  serie: ['series'],
  lancamento: ['released'],
  codigo: ['code'],
  numero: ['number'],
  variante: ['variant'],
  nome: ['name'],
  nome_en: ['name_en'],
  carta: ['card', 'card_key'],
  raridade: ['rarity'],
  elementos: ['elements'],
  categoria: ['kind'],
  texto: ['text'],
  custo: ['cost'],
  forca: ['strength'],
  acabamentos: ['finishes'],
  edicoes: ['editions'],
  idiomas: ['languages'],
  artista: ['artist'],
  marca: ['brand'],
  liga: ['league'],
  imagem: ['image'],
  imagem_grande: ['image_large'],
  imagem_verso: ['image_back'],
  ids: [],
  ean: [],
  ncm: [],
  peso_g: ['weight_g'],
} satisfies Record<string, string[]>

const columnByName = new Map(
  Object.entries(columns).flatMap(([name, others]) => [name, ...others].map((known) => [known, name] as const)),
)

export const separatorOf = (header: string) => (header.split(';').length >= header.split(',').length ? ';' : ',')

/** Returns the known column for each header cell in order, or false for an unknown one, which is not read. */
export const columnsOf = (header: string) =>
  header.split(separatorOf(header)).map((cell) => {
    const name = addressSlug(cell.replaceAll('_', ' ')).replaceAll('-', '_')
    return columnByName.get(name) ?? (languageOfColumn(name) ? name.replace('name', 'nome') : false)
  })

/** Returns "ja" for "nome_ja" or "name_ja", the column of names in one more language. */
export const languageOfColumn = (column: string) =>
  columnByName.has(column) ? undefined : column.match(/^(?:nome|name)_([a-z]{2}(?:_[a-z]{2})?)$/)?.[1]
