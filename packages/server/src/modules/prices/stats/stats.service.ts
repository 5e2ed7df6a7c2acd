import type { PricePoint, statsSchemas } from '@bra/contract/prices/stats.schemas'
import type { rankingSchemas } from '@bra/contract/stores/stores.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { offsetOf, paginate } from '../../../platform/paging.ts'
import { productCards, productExists } from '../../stores/listings/index.ts'
import { withStandard } from '../standards/index.ts'
import { moversOf, weeklyMedians } from './movers.queries.ts'
import { figuresOf, rankedIds } from './rankings.queries.ts'
import { countSales, pricesPaid, salesOfProduct } from './sales.queries.ts'
import { countRankedStores, rankedStores } from './store-ranking.queries.ts'

type Body<Name extends keyof typeof statsSchemas> = (typeof statsSchemas)[Name] extends {
  body: infer S extends z.ZodType
}
  ? z.output<S>
  : never

const MOVERS = 5
const DAYS_OF_SPARKLINE = 90
const LONGEST_BY_DAY = 90

export async function rankProducts({ db }: App, body: Body<'highAndLow'>, standard: Standard | null) {
  const offset = offsetOf(body)
  const { ids, total } = await rankedIds(db, {
    type: body.type,
    productType: body.product_type,
    offset,
    limit: body.per_page,
  })
  const [plain, figures] = await Promise.all([productCards(db, ids), figuresOf(db, ids)])
  const cards = await withStandard(db, plain, standard)
  const products = cards.map((card, index) => ({ ...card, ...figures.get(card.id)!, position: offset + index + 1 }))
  return { products, paginate: paginate(body, total) }
}

export async function chartPrices({ db, clock }: App, body: Body<'prices'>) {
  const by = body.by ?? (body.days <= LONGEST_BY_DAY ? 'day' : 'week')
  const rows = await pricesPaid(db, body, daysBefore(clock.now(), body.days), by)
  if (!rows.length) await mustExist(db, body.id)
  return {
    points: rows.filter((row): row is typeof row & PricePoint => row.day !== null),
    summary: rows.find((row) => row.day === null) ?? null,
  }
}

export async function listSales({ db }: App, body: Body<'history'>) {
  const [sales, total] = await Promise.all([salesOfProduct(db, body), countSales(db, body)])
  if (!total) await mustExist(db, body.id)
  return { sales, paginate: paginate(body, total) }
}

async function mustExist(db: Db, productId: number) {
  if (!(await productExists(db, productId))) fail('product_not_found')
}

export async function listMovers({ db, clock }: App, standard: Standard | null) {
  const within = { limit: MOVERS, now: clock.now() }
  const [up, down] = await Promise.all([moversOf(db, 'up', within), moversOf(db, 'down', within)])
  const ids = [...up, ...down].map((mover) => mover.id)
  const since = daysBefore(clock.now(), DAYS_OF_SPARKLINE)
  const [plain, medians] = await Promise.all([productCards(db, ids), weeklyMedians(db, ids, since)])
  const cards = await withStandard(db, plain, standard)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const drawn = ({ id, change_percent }: (typeof up)[number]) => ({
    ...cardOf.get(id)!,
    change_percent,
    sparkline: medians.get(id) ?? [],
  })
  return { up: up.map(drawn), down: down.map(drawn) }
}

export async function rankStores({ db }: App, body: z.output<typeof rankingSchemas.ranking.body>) {
  const [list, total] = await Promise.all([rankedStores(db, body), countRankedStores(db, body.uf)])
  return { list, paginate: paginate(body, total) }
}
