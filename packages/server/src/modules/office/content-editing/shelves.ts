import { say } from '@bra/contract/kit/saying'
import type { ShelfDraft, ShelfName } from '@bra/contract/office/content-editing.schemas'
import { addressSlug, date } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import {
  deleteRow,
  hasFreePlan,
  isBlocked,
  nameOfGame,
  nextPosition,
  retirePlan,
  slugsLike,
  statesServed,
} from './shelves.queries.ts'

/** `id` is null for a new row; `today` is yyyy-mm-dd. */
interface WritingContext {
  id: number | null
  today: string
}

interface Shelf<N extends ShelfName> {
  subject: string
  title: (draft: ShelfDraft<N>) => string
  /** Columns of a new row that are not in its draft. */
  given?: (tx: Tx, draft: ShelfDraft<N>) => Promise<object>
  pictures?: (draft: ShelfDraft<N>) => (string | null)[]
  /** What the record of acts says beside the fields. */
  told?: (tx: Tx, draft: ShelfDraft<N>) => Promise<object>
  check?: (tx: Tx, draft: ShelfDraft<N>, at: WritingContext) => Promise<void>
  after?: (tx: Tx, app: App) => Promise<unknown>
  remove?: (tx: Tx, id: number) => Promise<unknown>
}

export const shelfRules: { [N in ShelfName]: Shelf<N> } = {
  banners: {
    subject: 'banner',
    title: ({ title }) => title,
    pictures: ({ image, image_mobile }) => [image, image_mobile],
    given: async (tx) => ({ position: await nextPosition(tx, 'banners') }),
    check: async (tx, { business_id: game }) => {
      if (game !== null && !(await nameOfGame(tx, game))) failAt('business_id', 'business_not_found')
    },
    told: async (tx, { business_id: game }) => ({ business: game === null ? null : await nameOfGame(tx, game) }),
  },
  faq: {
    subject: 'faq',
    title: ({ question }) => question,
    given: async (tx, { question }) => ({
      position: await nextPosition(tx, 'faq'),
      slug: await freeSlug(tx, 'faq', question),
    }),
  },
  'site-notices': { subject: 'site_notice', title: ({ title }) => title },
  'free-days': {
    subject: 'free_day',
    title: ({ name }) => name,
    check: async (tx, draft, { id }) => {
      const served = await statesServed(tx, { id, ...draft })
      if (served.length) fail('free_day_taken', { ufs: freeAlready(served.join(', ')) })
    },
  },
  'block-dates': {
    subject: 'block_date',
    title: ({ day, name }) => `${date(day)}, ${name}`,
    check: async (tx, { day }, { id, today }) => {
      if (day < today) failAt('day', 'block_date_past')
      if (await isBlocked(tx, day, id)) failAt('day', 'block_date_taken')
    },
  },
  plans: {
    subject: 'plan',
    title: ({ name }) => name,
    given: async (tx, { name }) => ({
      position: await nextPosition(tx, 'plans'),
      code: await freeSlug(tx, 'plans', name),
    }),
    after: async (tx, app) => {
      if (!(await hasFreePlan(tx))) fail('free_plan_needed')
      await enqueue(tx, app, { name: 'keep_stores_to_plans', data: {} })
    },
    remove: retirePlan,
  },
}

const freeAlready = (states: string) =>
  say(`Neste dia já há frete grátis para ${states}.`, `There is already free shipping on this day for ${states}.`)

export const removeFrom = (tx: Tx, name: ShelfName, id: number) =>
  shelfRules[name].remove?.(tx, id) ?? deleteRow(tx, name, id)

async function freeSlug(tx: Tx, name: 'faq' | 'plans', text: string) {
  const slug = addressSlug(text).slice(0, 60) || name
  const taken = new Set(await slugsLike(tx, name, slug))
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
