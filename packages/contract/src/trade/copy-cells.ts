import { editionOf, finishOf, isOfFinishes, withoutFinish } from './copy-words.ts'
import type { Cells, TitleRow } from './sheet-columns.ts'
import { readerOf } from './sheet-words.ts'
import type { CardCondition, CardLanguage, Finish } from './variants.ts'
import type { ReadCard } from './written-cards.ts'

const NONE = /^(?:|0|-|no|n|nao|não|false|none|raw|ungraded)$/i
const FILLED = /^(?:1|x|y|s|yes|sim|true)$/i
/** Columns that nobody explained, but that tell how a copy is. */
const OF_COPIES = /foil|finish|acabamento|varia|condi|grad|signed|assinad|alter|misprint|proxy|language|idioma/i

/** What is not understood is a `doubt` and no value: neither a condition nor a finish is ever assumed. */
export function copyOfCells(
  named: Cells,
  { shop, columns, headings }: TitleRow,
  cells: string[],
): Pick<ReadCard, 'finish' | 'edition' | 'language' | 'condition' | 'doubt'> {
  const read = readerOf(shop, new Map())
  const { condicao = '', acabamento = '', idioma = '', extras = '', nota = '' } = named
  const condition = read('condition', withoutFinish(condicao)) as CardCondition | undefined
  const language = read('language', idioma) as CardLanguage | undefined
  const isReverse = FILLED.test(named.reversa ?? '')
  const finish = isReverse ? 'reverse' : (read('finish', withoutEdition(acabamento)) as Finish | undefined)
  const shining = finish ?? (isOfFinishes(acabamento) ? finishOf(acabamento) : null)
  const edition = FILLED.test(named.primeira ?? '')
    ? '1edicao'
    : (editionOf(acabamento) ?? editionOf(condicao) ?? editionOf(extras))
  const doubts = [
    condicao && !condition && condicao,
    idioma && !language && idioma,
    acabamento && !shining && withoutEdition(acabamento) && acabamento,
    !NONE.test(nota) && nota,
    [named.assinada, named.alterada, named.misprint].find((cell) => cell && !NONE.test(cell)),
    unexplainedIn({ columns, headings }, cells),
  ]
  return {
    condition: condition ?? null,
    language: language ?? null,
    finish: finish === 'normal' ? null : (shining ?? finishOf(condicaoFinish(condicao)) ?? finishOf(extras)),
    edition,
    doubt: doubts.find(Boolean) || null,
  }
}

/** Returns a filled cell that tells how copies are, under a heading that nobody explained: "Foil Count: 1". */
export function unexplainedIn({ columns, headings }: Pick<TitleRow, 'columns' | 'headings'>, cells: string[]) {
  const at = headings.findIndex(
    (heading, place) => columns[place] === false && OF_COPIES.test(heading) && !NONE.test(cells[place] ?? ''),
  )
  return at < 0 ? null : `${headings[at]}: ${cells[at]}`
}

const withoutEdition = (text: string) => text.replace(/^(?:1st edition|unlimited|limited) ?/i, '')
/** "Near Mint Foil" has the finish behind the condition; figures and letters alone are no finish. */
const condicaoFinish = (text: string) => (/\s|_/.test(text) ? text : '')
