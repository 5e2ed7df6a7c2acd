import { passportFrames } from '@bra/contract/ground/passports'
import type { PassportFrame } from '@bra/contract/ground/passports.schemas'
import type { CardCondition } from '@bra/contract/trade/trade'
import type { App } from '@bra/server/app'
import { shownBy, showPhotos, uploadPhoto } from '@bra/server/modules/ground/photos/index'
import sharp from 'sharp'
import { demoAccounts } from '../people.ts'
import { photographsOf } from '../passports.ts'

const OFFERS = 12

interface DearOffer {
  id: number
  owner_id: number
  code: string
  condition: CardCondition
}

/** The running program stores photos, so the seed cannot give passports; a card gets its passport once. */
export async function photographOffers(app: App, ending: AbortSignal, most = OFFERS) {
  if (await hasPassports(app)) return
  const [own, others] = await Promise.all([dearOffers(app, '=', most), dearOffers(app, '!=', most)])
  for (const offer of [...own, ...others]) {
    if (ending.aborted) return
    await photograph(app, offer)
  }
}

const hasPassports = ({ db }: App) =>
  db.selectFrom('listings').select('id').where('passport', 'is not', null).limit(1).executeTakeFirst()

const dearOffers = ({ db }: App, ofSeller: '=' | '!=', most: number): Promise<DearOffer[]> =>
  db
    .selectFrom('listings as l')
    .innerJoin('stores as s', 's.id', 'l.store_id')
    .innerJoin('users as u', 'u.id', 's.owner_id')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.id', 's.owner_id', 'p.code', 'l.condition'])
    .where('u.email', ofSeller, demoAccounts.seller.email)
    .where('p.type', '=', 'tcg')
    .where('l.grade', 'is', null)
    .where('l.status', '=', 'available')
    .where('l.store_open', '=', true)
    .where('l.quantity', '>', 0)
    .orderBy('l.price_cents', 'desc')
    .limit(most)
    .$narrowType<DearOffer>()
    .execute()

async function photograph(app: App, { id, owner_id: owner, code, condition }: DearOffer) {
  const drawn = photographsOf(code, condition)
  if (!drawn) return
  const taken = {} as Record<PassportFrame, string>
  for (const { frame, svg } of drawn.photographs) {
    const photo = await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
    taken[frame] = (await uploadPhoto(app, { id: owner }, photo)).image
  }
  const photos = passportFrames.map((frame) => taken[frame])
  await app.transaction(async (tx) => {
    const passport = JSON.stringify({ photos: taken, defects: drawn.defects })
    await tx.updateTable('listings').set({ passport, photos }).where('id', '=', id).execute()
    await showPhotos(tx, app, owner, [{ by: shownBy(id), photos }])
  })
}
