import type { SiteText } from '@bra/contract/kit/both'
import { date, money } from '@bra/contract/trade/format'
import type { ShelfName, ShelfRow } from '@bra/contract/office/content-editing.schemas'
import { moment } from '@bra/contract/trade/moments'
import type { Translate } from '../../../lib/text.tsx'
import type { Tone } from '../../../ui/Badge.tsx'
import { contentWordTexts } from '../../ground/content/content-word-texts.ts'
import { percentOf } from './plan-effects.ts'
import { planEditingTexts } from './plan-texts.ts'
import { contentEditingTexts } from './texts.ts'

interface Summary {
  title: string
  detail: string
  picture?: string
  badge?: { text: SiteText; tone: Tone }
}

const days = [0, 1, 2, 3, 4, 5, 6] as const

function stateOfNotice({ starts_at: starts, ends_at: ends }: ShelfRow<'site-notices'>): Summary['badge'] {
  const now = Date.now()
  if (Date.parse(ends) <= now) return { text: contentEditingTexts.over, tone: 'neutral' }
  return Date.parse(starts) > now
    ? { text: contentEditingTexts.coming, tone: 'buriti' }
    : { text: contentEditingTexts.shown, tone: 'mata' }
}

/** Returns the name of the weekday. Noon keeps the day the same in every time zone. */
const weekdayOf = (day: string, language: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' })

/** Stands in place of "shown" for a banner behind another one. */
export const waitsItsTurn: Summary['badge'] = { text: contentEditingTexts.waits, tone: 'buriti' }

export const summaries: { [N in ShelfName]: (row: ShelfRow<N>, t: Translate, language: string) => Summary } = {
  banners: ({ title, subtitle, place, active, image }, t) => ({
    title,
    picture: image.replace(/^(\/fotos\/.*)-488\./, '$1-240.'),
    detail: `${t(contentWordTexts[`place_${place}`])} · ${subtitle}`,
    badge: active
      ? { text: contentEditingTexts.shown, tone: 'mata' }
      : { text: contentEditingTexts.hidden, tone: 'neutral' },
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
      t(contentWordTexts[`day_${days[weekday] ?? 0}`]),
      ufs.join(', '),
      minimum && t(contentEditingTexts.from, { money: money(minimum) }),
    ]
      .filter(Boolean)
      .join(' · '),
  }),
  'block-dates': ({ day, name, national }, _, language) => ({
    title: `${date(day)}, ${weekdayOf(day, language)}`,
    detail: name,
    badge: national
      ? { text: contentEditingTexts.national, tone: 'anil' }
      : { text: contentEditingTexts.ours, tone: 'mata' },
  }),
  plans: ({ name, audience, price_cents: price, commission_bp: commission, interval, retired }, t) => ({
    title: name,
    detail: [
      t(contentWordTexts[`audience_${audience}`]),
      price ? `${money(price)} ${t(planEditingTexts[`per_${interval}`])}` : t(planEditingTexts.free),
      audience === 'seller' && t(planEditingTexts.commissionOf, { percent: percentOf(commission) }),
    ]
      .filter(Boolean)
      .join(' · '),
    badge: retired
      ? { text: contentEditingTexts.retired, tone: 'neutral' }
      : { text: contentEditingTexts.offered, tone: 'mata' },
  }),
}
