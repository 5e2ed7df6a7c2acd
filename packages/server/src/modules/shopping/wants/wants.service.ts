import { say } from '@bra/contract/kit/saying'
import { type OfferCondition, rankOfCondition } from '@bra/contract/trade/trade'
import { MOST_WANTS, type Want, type WantLimits } from '@bra/contract/shopping/wants.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import { offsetOf, paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { mustBeCondition } from '../collections/index.ts'
import { withStandard } from '../../prices/standards/index.ts'
import { productCards } from '../../stores/listings/index.ts'
import { markSeen } from './alerts.queries.ts'
import {
  changeWantRow,
  countWants,
  deleteWant,
  productOfWant,
  saveWantRows,
  wantOf,
  type WantRow,
  wantsOf,
} from './wants.queries.ts'

export const ANYTHING: WantLimits = {
  limit_cents: null,
  condition: null,
  languages: [],
  finish: null,
  edition: null,
  any_edition: false,
  quantity: 1,
  active: true,
  notify: true,
}

interface WantsAsked {
  page: number
  per_page: number
  standard: Standard | null
}

export async function listWants({ db }: App, user: User, { standard, ...cut }: WantsAsked) {
  const [rows, total] = await Promise.all([
    wantsOf(db, user.id, { offset: offsetOf(cut), limit: cut.per_page }),
    countWants(db, user.id),
  ])
  return { wants: await withProducts(db, rows, standard), paginate: paginate(cut, total) }
}

export async function wantOfProduct({ db }: App, user: User, productId: number) {
  const row = await wantOf(db, user.id, { productId })
  return { want: row ? (await withProducts(db, [row]))[0]! : null }
}

/** The answer shows what fits already, so only offers that come later are told. */
export async function saveWant(
  app: App,
  user: User,
  { product_id, ...limits }: Partial<WantLimits> & { product_id: number },
) {
  const want = { ...ANYTHING, ...limits }
  await mustBeCondition(app, { product_id, condition: want.condition })
  const now = app.clock.now()
  const id = await app.transaction(async (tx) => {
    await holdLists(tx, user.id)
    const [saved] = await saveWantRows(tx, [
      {
        ...want,
        user_id: user.id,
        product_id,
        condition_rank: rankOf(want.condition),
        created_at: now,
        updated_at: now,
        told_at: null,
      },
    ])
    if ((await countWants(tx, user.id)) > MOST_WANTS) fail('too_many_wants')
    await markSeen(tx, [saved!.id], now)
    return saved!.id
  })
  return {
    error: false,
    message: say('Lista de desejos atualizada', 'Want list updated'),
    want: await shown(app, user, id),
  }
}

export async function changeWant(app: App, user: User, { id, ...limits }: Partial<WantLimits> & { id: number }) {
  const { product_id } = (await productOfWant(app.db, user.id, id)) ?? fail('want_not_found')
  if (limits.condition) await mustBeCondition(app, { product_id, condition: limits.condition })
  const now = app.clock.now()
  await app.transaction(async (tx) => {
    const ranked = limits.condition === undefined ? limits : { ...limits, condition_rank: rankOf(limits.condition) }
    const changed = await changeWantRow(tx, { userId: user.id, id }, { ...ranked, updated_at: now })
    if (!changed) fail('want_not_found')
    await markSeen(tx, [id], now)
  })
  return {
    error: false,
    message: say('Lista de desejos atualizada', 'Want list updated'),
    want: await shown(app, user, id),
  }
}

export async function removeWant(app: App, user: User, id: number) {
  const removed = await app.transaction((tx) => deleteWant(tx, user.id, id))
  if (!removed) fail('want_not_found')
  return { error: false, message: say('Removida da lista de desejos', 'Removed from the want list') }
}

async function shown({ db }: App, user: User, id: number) {
  const row = (await wantOf(db, user.id, { id })) ?? fail('want_not_found')
  return (await withProducts(db, [row]))[0]!
}

async function withProducts(db: App['db'], rows: WantRow[], standard: Standard | null = null): Promise<Want[]> {
  const ids = rows.map((row) => row.product_id)
  const cards = await withStandard(db, await productCards(db, ids), standard)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return rows.map(({ product_id, ...want }) => ({ ...want, product: cardOf.get(product_id)! }))
}

const rankOf = (condition: OfferCondition | null) => condition && rankOfCondition(condition)
