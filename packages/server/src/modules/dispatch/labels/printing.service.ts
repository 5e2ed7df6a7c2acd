import type { labelsSchemas } from '@bra/contract/dispatch/labels.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { printingOfStore, setPrinting } from './printing.queries.ts'

export const printingOf = async ({ db }: App, user: Actor, storeId: number) => ({
  printing: (await printingOfStore(db, ownStore(user, storeId))) ?? null,
})

type ChosenPrinting = z.output<typeof labelsSchemas.keepPrinting.body>

export async function keepPrinting(app: App, user: Actor, { store_id: storeId, ...printing }: ChosenPrinting) {
  ownStore(user, storeId)
  await app.transaction((tx) => setPrinting(tx, storeId, printing))
  return { error: false, message: usualReplies.updated, result: printing }
}
