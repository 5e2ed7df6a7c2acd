import { say } from '@bra/contract/kit/saying'
import { MAX_PUT_BACK_AT_ONCE, type pickingSchemas } from '@bra/contract/dispatch/picking.schemas'
import type { z } from 'zod'
import { ownStore } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { byPlace, withGames } from './places.ts'
import { heldPutBacks, linesToPutBack, markPutBack, notePutBacks, sumsToPutBack } from './put-back.queries.ts'

type PutBackBody = z.output<typeof pickingSchemas.putBack.body>

export async function cardsToPutBack({ db }: Pick<App, 'db'>, user: Actor, id: number, saleId?: number) {
  const storeId = ownStore(user, id)
  const [sums, lines] = await Promise.all([
    sumsToPutBack(db, { storeId, saleId }),
    linesToPutBack(db, { storeId, saleId }, MAX_PUT_BACK_AT_ONCE),
  ])
  return {
    count: sums.lines,
    units: sums.units,
    lines: withGames(lines.toSorted((one, other) => byPlace(one, other) || one.id - other.id)),
  }
}

/** Marking a line again changes nothing; lines of another store are refused, with all that were named beside them. */
export async function putBack(app: App, user: Actor, { store_id: id, line_ids: named, is_back: isBack }: PutBackBody) {
  const storeId = ownStore(user, id)
  const lineIds = [...new Set(named)]
  await app.transaction(async (tx) => {
    const held = await heldPutBacks(tx, storeId, lineIds)
    if (held.length < lineIds.length) fail('line_not_found')
    await markPutBack(tx, held, isBack ? app.clock.now() : null)
  })
  const message = isBack
    ? say('As cartas estão no lugar.', 'The cards are in their places.')
    : say('As cartas voltaram à lista.', 'The cards are on the list again.')
  return { error: false, message }
}

export const noteUndone = (app: App, storeOrderIds: number[]) =>
  app.transaction((tx) => notePutBacks(tx, storeOrderIds, app.clock.now()))
