import { en, joined, pt, say } from '@bra/contract/kit/saying'
import { addressSlug, money } from '@bra/contract/trade/format'
import { conditionSaying, finishSaying, languageSaying } from '@bra/contract/trade/copy-sayings'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { tell } from '../../people/notices/index.ts'
import { type Finding, findings, holdWant, markSeen, markTold, wantsToTell } from './alerts.queries.ts'

/** A want is told once an hour at most, with the best offer there is by then. */
const QUIET_MS = 60 * 60_000
export const TELL_LATER = 'tell_held_want' as const

/** Tells people who want one of these products of an offer that fits and is news; safe to repeat. */
export const tellWanters = (app: App, productIds: number[]) =>
  app.transaction(async (tx) => {
    const wantIds = await wantsToTell(tx, productIds)
    if (wantIds.length) await tellOf(tx, app, wantIds)
  })

export const tellHeldWant = (app: App, wantId: number) =>
  app.transaction(async (tx) => {
    if (await holdWant(tx, wantId)) await tellOf(tx, app, [wantId])
  })

async function tellOf(tx: Tx, app: App, wantIds: number[]) {
  const now = app.clock.now()
  const found = await findings(tx, wantIds)
  const { told = [], held = [] } = Object.groupBy(found, ({ told_at }) =>
    told_at && now.getTime() - told_at.getTime() < QUIET_MS ? 'held' : 'told',
  )
  await enqueue(
    tx,
    app,
    ...held.map(({ want_id, told_at }) => ({
      name: TELL_LATER,
      data: { wantId: want_id },
      key: `${TELL_LATER} ${want_id}`,
      runAt: new Date(told_at!.getTime() + QUIET_MS),
    })),
  )
  if (!told.length) return
  const toldIds = told.map(({ want_id }) => want_id)
  await markSeen(tx, toldIds, now)
  await markTold(tx, toldIds, now)
  for (const finding of told) await tellPerson(tx, app, finding)
}

async function tellPerson(tx: Tx, app: App, found: Finding) {
  const link = `/product/${found.product_id}-${addressSlug(found.product_name)}`
  await tell(tx, app, {
    userId: found.user_id,
    kind: 'wants',
    title: titleOf(found),
    body: bodyOf(found),
    link,
    mail: {
      key: `want_found ${found.want_id} ${found.listing_id} ${found.price_cents}`,
      template: 'want_found',
      details: {
        name: found.name,
        product: found.product_name,
        link,
        image: found.image,
        price_cents: found.price_cents,
        limit_cents: found.limit_cents,
        condition: conditionSaying(found.condition),
        store: found.store,
      },
    },
  })
}

function titleOf({ product_name: product, price_cents }: Finding) {
  const price = money(price_cents)
  return say(`${product} por ${price}`, `${product} for ${price}`)
}

function bodyOf({ condition, language, finish, store, limit_cents }: Finding) {
  const variant = joined([conditionSaying(condition), languageSaying(language), finishSaying(finish)], ', ')
  const offer = say(pt`${variant}, na loja ${store}.`, en`${variant}, at the store ${store}.`)
  if (limit_cents === null) return offer
  const limit = money(limit_cents)
  return joined([offer, say(`Seu limite é ${limit}.`, `Your limit is ${limit}.`)])
}
