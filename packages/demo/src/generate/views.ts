import { DAY_MS, dayInBrazil } from '@bra/server/platform/clock'
import type { Article } from './articles.ts'
import { randomOf } from './random.ts'

export interface DemoView {
  product: string
  viewer: string
  day: string
  seenAt: Date
}

const DAYS = 30
const VIEWERS = 2400
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** Returns about `total` views of a month, popular articles most often; one for each viewer, product and day. */
export function viewsOf(articles: Article[], { now, total }: { now: Date; total: number }): DemoView[] {
  const viewers = guestIds()
  const sum = articles.reduce((all, article) => all + article.popularity, 0)
  return articles.flatMap((article) => {
    const random = randomOf(`views ${article.code}`)
    const seen = new Map<string, DemoView>()
    for (let left = Math.round((total * article.popularity) / sum); left > 0; left--) {
      const seenAt = new Date(Math.floor(now.getTime() - random.next() * DAYS * DAY_MS))
      const view = { product: article.code, viewer: random.pick(viewers), day: dayInBrazil(seenAt), seenAt }
      seen.set(`${view.day} ${view.viewer}`, view)
    }
    return [...seen.values()]
  })
}

function guestIds() {
  const random = randomOf('viewers')
  return Array.from({ length: VIEWERS }, () => Array.from({ length: 20 }, () => random.pick([...LETTERS])).join(''))
}
