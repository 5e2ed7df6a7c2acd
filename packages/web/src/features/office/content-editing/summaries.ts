import { date, money } from '@bra/contract/trade/format'
import type { ShelfName, ShelfRow } from '@bra/contract/office/content-editing.schemas'
import { moment } from '@bra/contract/trade/moments'
import type { Translate } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import type { Tone } from '../../../ui/Badge.tsx'
import { percentOf } from './plan-effects.ts'

interface Summary {
  title: string
  detail: string
  picture?: string
  badge?: { text: TextKey; tone: Tone }
}

const days = [0, 1, 2, 3, 4, 5, 6] as const

function stateOfNotice({ starts_at: starts, ends_at: ends }: ShelfRow<'site-notices'>): Summary['badge'] {
  const now = Date.now()
  if (Date.parse(ends) <= now) return { text: 'publishing.over', tone: 'neutral' }
  return Date.parse(starts) > now
    ? { text: 'publishing.coming', tone: 'buriti' }
    : { text: 'publishing.shown', tone: 'mata' }
}

/** Returns the name of the weekday. Noon keeps the day the same in every time zone. */
const weekdayOf = (day: string, language: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' })

/** Stands in place of "shown" for a banner behind another one. */
export const waitsItsTurn: Summary['badge'] = { text: 'publishing.waits', tone: 'buriti' }

/** Describes an entry of each list in two lines. */
export const summaries: { [N in ShelfName]: (row: ShelfRow<N>, t: Translate, language: string) => Summary } = {
  banners: ({ title, subtitle, place, active, image }, t) => ({
    title,
    picture: image.replace(/^(\/fotos\/.*)-488\./, '$1-240.'),
    detail: `${t(`publishing.place_${place}`)} · ${subtitle}`,
    badge: active ? { text: 'publishing.shown', tone: 'mata' } : { text: 'publishing.hidden', tone: 'neutral' },
  }),
  faq: ({ question, topic, answer }) => ({ title: question, detail: `${topic} · ${answer.slice(0, 90)}` }),
  'site-notices': (row, _, language) => ({
    title: row.title,
    detail: `${moment(row.starts_at, language)} — ${moment(row.ends_at, language)}`,
    badge: stateOfNotice(row),
  }),
  'free-days': ({ name, weekday, ufs, minimum_cents: minimum }, t) => ({
    title: name,
    detail: [
      t(`publishing.day_${days[weekday] ?? 0}`),
      ufs.join(', '),
      minimum && t('publishing.from', { money: money(minimum) }),
    ]
      .filter(Boolean)
      .join(' · '),
  }),
  'block-dates': ({ day, name, national }, _, language) => ({
    title: `${date(day)}, ${weekdayOf(day, language)}`,
    detail: name,
    badge: national ? { text: 'publishing.national', tone: 'anil' } : { text: 'publishing.ours', tone: 'mata' },
  }),
  plans: ({ name, audience, price_cents: price, commission_bp: commission, interval, retired }, t) => ({
    title: name,
    detail: [
      t(`publishing.audience_${audience}`),
      price ? `${money(price)} ${t(`publishing.per_${interval}`)}` : t('publishing.free'),
      audience === 'seller' && t('publishing.commissionOf', { percent: percentOf(commission) }),
    ]
      .filter(Boolean)
      .join(' · '),
    badge: retired ? { text: 'publishing.retired', tone: 'neutral' } : { text: 'publishing.offered', tone: 'mata' },
  }),
}
