import { DAY_MS } from '@bra/server/platform/clock'
import type { Tx } from '@bra/server/platform/db'
import { buyerAddresses } from '../addresses.ts'
import { companyOfStore, placeOfStore } from '../companies.ts'
import { demoAccounts } from '../people.ts'
import { demoStores } from '../stores.ts'

interface Ids {
  people: Map<string, number>
  stores: Map<string, number>
}

const unsaid = { recipient: '', label: '', removed_at: null }

export async function seedCompanies(tx: Tx, now: Date, { people, stores }: Ids): Promise<void> {
  const since = (store: (typeof demoStores)[number]) => new Date(now.getTime() - store.openedDaysAgo * DAY_MS)
  const companies = await tx
    .insertInto('companies')
    .values(
      demoStores.map((store) => ({
        ...companyOfStore(store),
        user_id: people.get(store.owner)!,
        approved_at: since(store),
        created_at: since(store),
        updated_at: since(store),
      })),
    )
    .returning(['id', 'user_id'])
    .execute()
  const companyOf = new Map(companies.map(({ id, user_id }) => [user_id, id]))
  const seats = demoStores.flatMap((store) => {
    const user_id = people.get(store.owner)!
    const place = { ...unsaid, ...placeOfStore(store), user_id, created_at: since(store) }
    return [
      { ...place, store_id: null, company_id: companyOf.get(user_id)!, is_default: false },
      { ...place, store_id: stores.get(store.slug)!, company_id: null, is_default: true },
    ]
  })
  const user_id = people.get(demoAccounts.buyer.email)!
  const homes = buyerAddresses.map((address, at) => ({
    ...unsaid,
    ...address,
    user_id,
    store_id: null,
    company_id: null,
    is_default: at === 0,
    created_at: now,
  }))
  await tx
    .insertInto('addresses')
    .values([...seats, ...homes])
    .execute()
}
