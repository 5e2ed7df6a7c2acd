import type { SiteLanguage } from '@bra/contract/kit/language'
import { defaultFaq } from './defaults/faq.ts'
import { defaultTexts } from './defaults/texts.ts'
import { faqInEnglish, topicsInEnglish } from './english/faq.ts'
import { guidesInEnglish } from './english/guides.ts'
import { houseInEnglish } from './english/house.ts'
import { servicesInEnglish } from './english/services.ts'
import { shopWindow } from './english/shop-window.ts'

const blocksOf = (body: string) => body.trim().split(/\n{2,}/)

/** English by the Portuguese block, of all that the house writes itself. The law speaks Portuguese alone. */
const english = new Map<string, string>([
  ...Object.entries(shopWindow),
  ...Object.entries(topicsInEnglish),
  ...defaultFaq.flatMap(({ slug, question, answer }) => pairsOf([question, answer], faqInEnglish[slug] ?? [])),
  ...[...guidesInEnglish, ...houseInEnglish, ...servicesInEnglish].flatMap(({ code, title, body }) => {
    const written = defaultTexts.find((text) => text.code === code)!
    return pairsOf([written.title, ...blocksOf(written.body)], [title, ...blocksOf(body)])
  }),
])

function pairsOf(portuguese: string[], translated: string[]) {
  if (portuguese.length !== translated.length) throw new Error(`“${portuguese[0]}” has no English of the same form`)
  return portuguese.map((block, at) => [block, translated[at]!] as const)
}

/** Puts fields of a row into one language; what an operator wrote stays Portuguese, and no row is in two languages. */
export const contentIn =
  <Field extends string>(...fields: Field[]) =>
  (language: SiteLanguage) =>
  <Row extends Record<Field, string>>(row: Row): Row & { language: SiteLanguage } => {
    const written = { ...row, language: 'pt-BR' as const }
    if (language !== 'en') return written
    const translated = fields.map((field) => [field, textInEnglish(row[field])] as const)
    if (translated.some(([, text]) => text === null)) return written
    return { ...row, ...(Object.fromEntries(translated) as Pick<Row, Field>), language }
  }

/** Returns null if any block of the text is not known. */
export function textInEnglish(text: string) {
  if (text === '') return text
  const blocks = blocksOf(text).map((block) => english.get(block))
  return blocks.some((block) => block === undefined) ? null : blocks.join('\n\n')
}
