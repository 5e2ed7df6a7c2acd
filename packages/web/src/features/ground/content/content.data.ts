import { content } from '@bra/contract/content'
import type { Faq } from '@bra/contract/content.schemas'
import { plain } from '@bra/contract/format'
import { ask } from '../../lib/query.ts'

export const textQuery = (code: string) => ask(content.staticText, { params: { code } })
export const faqQuery = ask(content.faq, {})
export const bannersQuery = ask(content.banners, {})
export const TOPIC_OF_SELLING = 'Venda'

/** The questions whose words hold all that was typed, by topic, in the order of the page. */
export function findQuestions(faq: Faq[], typed: string) {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const found = faq.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  })
  return [...Map.groupBy(found, ({ topic }) => topic)].map(([topic, questions]) => ({ topic, questions }))
}
