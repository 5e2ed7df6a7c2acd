import { recordSales, refreshSummaries } from '@bra/server/modules/prices/stats/index'
import type { Tx } from '@bra/server/platform/db'
import type { WorldSize } from '../world.ts'
import { type Book, writeBook } from './book.ts'
import { seedBoxes } from './boxes.ts'
import { seedCompanies } from './companies.ts'
import { demoAccounts } from '../people.ts'
import { seedCollection } from './collection.ts'
import { seedListings } from './listings.ts'
import { type MarketIds, productIds } from './market-ids.ts'
import { seedNotices } from './notices.ts'
import { seedOpenings } from './openings.ts'
import { seedOrders } from './orders.ts'
import { seedPeople } from './people.ts'
import { seedReviews } from './reviews.ts'
import { seedSales } from './sales.ts'
import { seedSelling } from './selling.ts'
import { seedStores } from './stores.ts'
import { seedViews } from './views.ts'
import { seedWithdrawals } from './withdrawals.ts'

const totals = { demo: { sales: 60_000, views: 22_000 }, small: { sales: 8000, views: 3000 } }

export async function seedMarket(tx: Tx, now: Date, size: WorldSize['size']): Promise<void> {
  const { sales, views } = totals[size]
  const people = await seedPeople(tx, now)
  await seedNotices(tx, now, people)
  const stores = await seedStores(tx, now, people)
  await seedCompanies(tx, now, { people, stores })
  const ids: MarketIds = { stores, products: await productIds(tx) }
  await seedListings(tx, now, ids, size === 'small')
  await seedCollection(tx, ids, { id: people.get(demoAccounts.buyer.email)!, now })
  await seedSales(tx, ids, { now, total: sales })
  await seedViews(tx, ids, { now, total: views })
  await seedBoxes(tx, { storeId: stores.get('toca-do-saci')!, now })
  await seedReviews(tx, now, ids)
  await seedSelling(tx, { now, ids, people })
  const book: Book = []
  await recordSales(tx, await seedOrders(tx, { now, ids, people, book }))
  await seedWithdrawals(tx, { now, stores, book })
  await writeBook(tx, book)
  await seedOpenings(tx, now, people)
  await refreshSummaries(tx, now)
}
