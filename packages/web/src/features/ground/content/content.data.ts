import { content } from '@bra/contract/ground/content'
import type { Banner, ShownQuestion } from '@bra/contract/ground/content.schemas'
import { plain } from '@bra/contract/trade/format'
import { ask } from '../../../lib/query.ts'

export const textQuery = (code: string) => ask(content.staticText, { params: { code } })
export const faqQuery = ask(content.faq, {})
export const bannersQuery = ask(content.banners, {})
/** Returns the banners of a game, followed by those of all games; without a game, all banners. */
export function bannersFor<Shown extends Pick<Banner, 'business_id'>>(banners: Shown[], gameId: number | null) {
  if (gameId === null) return banners
  const ofGame = (id: number | null) => banners.filter(({ business_id: of }) => of === id)
  return [...ofGame(gameId), ...ofGame(null)]
}

export const topicsOfSelling = ['Venda', 'Selling']

export function findQuestions(faq: ShownQuestion[], typed: string) {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const found = faq.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  })
  return [...Map.groupBy(found, ({ topic }) => topic)].map(([topic, questions]) => ({ topic, questions }))
}
