import { photosOfPassport } from '@bra/contract/ground/passports'
import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import { stillToPost } from '@bra/contract/orders/order-states'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import { announceParcel, type By, holdParcel } from '../orders/index.ts'
import { cardToCheck, setChecked } from './checked-cards.queries.ts'

interface Checking {
  id: number
  lineId: number
  by: By
  /** Photos of the card as it is packed; null if it looks as in the passport of its offer. */
  passport: CardPassport | null
}

/** Keeps how a card looks when its parcel is packed; once, as it is evidence. Returns false if the parcel has moved. */
export async function checkCard(tx: Tx, app: App, { id, lineId, by, passport }: Checking): Promise<boolean> {
  const parcel = (await holdParcel(tx, id))!
  if (!stillToPost.includes(parcel.state)) return false
  const line = (await cardToCheck(tx, id, lineId)) ?? fail('line_not_found')
  if (line.packed_at !== null) fail('card_confirmed')
  if (!passport && !line.passport) fail('passport_absent')
  await setChecked(tx, lineId, { at: app.clock.now(), passport })
  const photos = photosOfPassport(passport)
  if (photos.length > 0) await showPhotos(tx, app, by.userId!, [{ by: `packed line ${lineId}`, photos }])
  await announceParcel(tx, app, id)
  return true
}
