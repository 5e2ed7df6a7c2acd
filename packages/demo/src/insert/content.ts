import { categoryIds } from '@bra/server/modules/catalogue/catalog/index'
import { writeMissingContent } from '@bra/server/modules/ground/content/index'
import type { Tx } from '@bra/server/platform/db'
import { demoBanners } from '../banners.ts'
import { demoNotices } from '../notices.ts'
import { demoTexts } from '../texts.ts'
import type { World } from '../world.ts'
import { source } from './catalog.ts'
import { game } from './catalog-words.ts'

const TEXTS_AGE_DAYS = 20

/** Runs after the catalogue, because a banner may link to the list of a set. */
export async function seedContent(tx: Tx, { daysAgo }: World) {
  const sets = await categoryIds(tx, source)
  const { id } = await tx.selectFrom('businesses').select('id').where('slug', '=', game.slug).executeTakeFirstOrThrow()
  const banners = demoBanners.map(({ portrait, link, ...banner }, position) => ({
    ...banner,
    // Banners of sets are those of their game.
    business_id: typeof link === 'string' ? null : id,
    link: typeof link === 'string' ? link : `/product/list/${sets.get(link.set)}`,
    image_mobile: portrait,
    position,
  }))
  const notices = demoNotices.map(({ startsInDays, endsInDays, ...notice }) => ({
    ...notice,
    starts_at: daysAgo(-startsInDays),
    ends_at: daysAgo(-endsInDays),
  }))
  await tx.insertInto('banners').values(banners).execute()
  await writeMissingContent(tx, daysAgo(TEXTS_AGE_DAYS), demoTexts)
  await tx.insertInto('site_notices').values(notices).execute()
}
