import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade/trade'
import { collectedSets } from '../collection.ts'
import { type Article, articles } from './articles.ts'
import { type Random, randomOf } from './random.ts'
import { shopPrice } from './variants.ts'

export interface DemoCopy {
  product: string
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  quantity: number
  paidCents: number | null
  acquiredDaysAgo: number
  forSale: boolean
}

const LONGEST_DAYS = 540
const SECOND_COPIES = 0.035

const cardsOf = (set: string) => articles.filter((article) => article.set === set && article.type === 'tcg')
const byPrice = (set: string) => cardsOf(set).toSorted((a, b) => a.baseCents - b.baseCents)

export const collectionOfBuyer = (): DemoCopy[] =>
  collectedSets.flatMap(({ set, without, commonest }) => {
    const cheapestFirst = byPrice(set)
    const owned = without === null ? cheapestFirst.slice(0, commonest!) : cheapestFirst.slice(0, -without)
    return owned.flatMap(copiesOf)
  })

function copiesOf(article: Article): DemoCopy[] {
  const random = randomOf(`copy ${article.code}`)
  const first = copyOf(article, random, 'normal')
  return random.chance(SECOND_COPIES) ? [first, copyOf(article, random, 'foil')] : [first]
}

function copyOf(article: Article, random: Random, finish: Finish): DemoCopy {
  const several = article.baseCents < 400 && random.chance(0.3)
  const quantity = several ? random.int(2, 4) : 1
  return {
    product: article.code,
    condition: random.weighted({ NM: 62, SP: 28, MP: 8, M: 2 }),
    language: random.weighted({ PT: 92, EN: 8 }),
    finish,
    quantity,
    paidCents: random.chance(0.65) ? shopPrice(article.baseCents * (0.65 + 0.5 * random.next())) : null,
    acquiredDaysAgo: random.int(1, Math.min(LONGEST_DAYS, article.releasedDaysAgo - 1)),
    forSale: quantity > 2 && random.chance(0.6),
  }
}
