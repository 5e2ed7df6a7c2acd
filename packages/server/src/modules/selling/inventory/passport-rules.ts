import type { Db } from '../../../platform/db.ts'
import { numberOf } from '../../ground/settings/index.ts'

export interface PassportRule {
  /** Price in cents from which a passport is needed. */
  from: number
  /** True if a card that is on sale may be raised to such a price: the grid shows which lack it. */
  mayRise: boolean
  lacking: 'refuse' | 'pause'
}

/** A form can take the photos at once; lists and sheets cannot, so that their cards wait for them. */
const ways = {
  form: { mayRise: false, lacking: 'refuse' },
  grid: { mayRise: true, lacking: 'refuse' },
  list: { mayRise: true, lacking: 'pause' },
} as const

export const passportRuleOf = async (db: Db, way: keyof typeof ways): Promise<PassportRule> => ({
  from: await numberOf(db, 'passport_from'),
  ...ways[way],
})
