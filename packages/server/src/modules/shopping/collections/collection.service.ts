import { say } from '@bra/contract/kit/saying'
import type { collectionsSchemas } from '@bra/contract/shopping/collections.schemas'
import { conditionsOf } from '@bra/contract/shopping/collections.schemas'
import { type OfferCondition, rankOfCondition } from '@bra/contract/trade/trade'
import type { Standard } from '@bra/contract/trade/standard'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { withStandard } from '../../prices/standards/index.ts'
import { productCards } from '../../stores/listings/index.ts'
import {
  addCopies,
  changeItem,
  type CollectionFilter,
  collectionPage,
  deleteItem,
  itemOf,
  typeOfProduct,
} from './collection.queries.ts'

type Addition = z.output<typeof collectionsSchemas.add.body>
type Change = z.output<typeof collectionsSchemas.change.body>

type CollectionAsked = CollectionFilter & { standard: Standard | null }

export async function listCollection({ db, clock }: App, user: User, { standard, ...filter }: CollectionAsked) {
  const { entries, total } = await collectionPage(db, user.id, filter, clock.now())
  const ids = [...new Set(entries.map((entry) => entry.product_id))]
  const cards = await withStandard(db, await productCards(db, ids), standard)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return {
    items: entries.map(({ product_id, item }) => ({ product: cardOf.get(product_id)!, item })),
    paginate: paginate(filter, total),
  }
}

export async function addToCollection(app: App, user: User, added: Addition) {
  await mustBeCondition(app, added)
  mustBePast(app, added.acquired_on)
  const now = app.clock.now()
  const [copy] = await app.transaction((tx) =>
    addCopies(tx, [
      {
        user_id: user.id,
        product_id: added.product_id,
        condition: added.condition,
        condition_rank: rankOfCondition(added.condition),
        language: added.language,
        finish: added.finish,
        extras: added.extras,
        quantity: added.quantity,
        paid_cents: added.paid_cents ?? null,
        acquired_on: added.acquired_on ?? null,
        note: added.note || null,
        for_sale: added.for_sale ?? false,
        created_at: now,
        updated_at: now,
      },
    ]),
  )
  return {
    error: false,
    message: say('Cadastrada com sucesso', 'Added'),
    item: (await itemOf(app.db, user.id, copy!.id, now))!,
  }
}

export async function changeCollection(app: App, user: User, { id, ...change }: Change & { id: number }) {
  mustBePast(app, change.acquired_on)
  const now = app.clock.now()
  const changed = await app.transaction((tx) => changeItem(tx, { userId: user.id, id }, { ...change, updated_at: now }))
  if (!changed) fail('collection_item_not_found')
  return {
    error: false,
    message: say('Coleção atualizada', 'Collection updated'),
    item: (await itemOf(app.db, user.id, id, now))!,
  }
}

export async function removeFromCollection(app: App, user: User, id: number) {
  const removed = await app.transaction((tx) => deleteItem(tx, user.id, id))
  if (!removed) fail('collection_item_not_found')
  return { error: false, message: say('Removida da coleção', 'Removed from the collection') }
}

/** Refuses a product that is not there, and a condition that its kind does not know; null is any condition. */
export async function mustBeCondition({ db }: App, asked: { product_id: number; condition: OfferCondition | null }) {
  const product = (await typeOfProduct(db, asked.product_id)) ?? fail('product_not_found')
  const { condition } = asked
  if (condition && !(conditionsOf(product.type) as readonly string[]).includes(condition)) {
    fail('invalid_input', {
      condition: say('Esta condição não existe para este produto.', 'This product has no such condition.'),
    })
  }
}

function mustBePast({ clock }: App, day: string | null | undefined) {
  if (day && day > dayInBrazil(clock.now()))
    fail('invalid_input', { acquired_on: say('Escolha um dia até hoje.', 'Choose a day up to today.') })
}
