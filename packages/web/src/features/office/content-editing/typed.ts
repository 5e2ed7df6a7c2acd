import { shelves, type ShelfName, type ShelfRow } from '@bra/contract/publishing.schemas'
import { WithReason } from '@bra/contract/shapes'
import { z } from 'zod'
import { centsOf, reaisOf } from '@bra/contract/cents'

/** What stands in the fields of a form. */
export type Typed = Record<string, string | boolean | string[]>

interface Typing<N extends ShelfName> {
  /** What the fields begin with. */
  from: (row: ShelfRow<N> | null) => Typed
  /** What of it the contract writes in another way. */
  read?: (typed: Typed) => object
}

const text = (value: string | number | boolean | string[] | null | undefined) =>
  value === null || value === undefined ? '' : String(value)
const number = (typed: Typed[string] | undefined) =>
  typed === '' ? null : Number(text(typed).replaceAll('.', '').replace(',', '.'))
const percent = (points: number | undefined) => (points === undefined ? '' : text(points / 100).replace('.', ','))
const lines = (typed: Typed[string] | undefined) =>
  text(typed)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The clock of Brasília, as a field of day and hour has it. */
const localTime = (instant: string | undefined) =>
  instant
    ? new Date(instant).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 16).replace(' ', 'T')
    : ''
const instantOf = (typed: Typed[string] | undefined) => (typed ? `${text(typed)}:00-03:00` : '')

const typings: { [N in ShelfName]: Typing<N> } = {
  banners: {
    from: (row) => ({
      place: row?.place ?? 'home',
      title: text(row?.title),
      subtitle: text(row?.subtitle),
      label: text(row?.label),
      link: text(row?.link),
      image: text(row?.image),
      image_mobile: text(row?.image_mobile),
      alt: text(row?.alt),
      tone: row?.tone ?? 'mata',
      active: row?.active ?? true,
    }),
  },
  faq: { from: (row) => ({ topic: text(row?.topic), question: text(row?.question), answer: text(row?.answer) }) },
  'site-notices': {
    from: (row) => ({
      title: text(row?.title),
      body: text(row?.body),
      link: text(row?.link),
      level: row?.level ?? 'info',
      starts_at: localTime(row?.starts_at),
      ends_at: localTime(row?.ends_at),
    }),
    read: (typed) => ({ starts_at: instantOf(typed['starts_at']), ends_at: instantOf(typed['ends_at']) }),
  },
  'free-days': {
    from: (row) => ({
      weekday: text(row?.weekday ?? 1),
      name: text(row?.name),
      ufs: row?.ufs ?? [],
      minimum_cents: reaisOf(row?.minimum_cents),
    }),
    read: (typed) => ({ weekday: Number(typed['weekday']), minimum_cents: centsOf(text(typed['minimum_cents'])) }),
  },
  'block-dates': { from: (row) => ({ day: text(row?.day), name: text(row?.name) }) },
  plans: {
    from: (row) => ({
      name: text(row?.name),
      audience: row?.audience ?? 'seller',
      price_cents: reaisOf(row?.price_cents),
      interval: row?.interval ?? 'month',
      commission_bp: percent(row?.commission_bp),
      max_ads: text(row?.max_ads),
      max_offers: text(row?.max_offers),
      features: row?.features.join('\n') ?? '',
      highlighted: row?.highlighted ?? false,
    }),
    read: (typed) => ({
      price_cents: centsOf(text(typed['price_cents'])),
      commission_bp: Math.round((number(typed['commission_bp']) ?? Number.NaN) * 100),
      max_ads: number(typed['max_ads']),
      max_offers: number(typed['max_offers']),
      features: lines(typed['features']),
    }),
  },
}

export const typedOf = <N extends ShelfName>(name: N, row: ShelfRow<N> | null): Typed => ({
  ...typings[name].from(row),
  reason: '',
})

/** What is typed, in the words of the contract, before it is checked. */
export const readOf = (name: ShelfName, typed: Typed) => ({ ...typed, ...typings[name].read?.(typed) })

/** What is typed, as the contract takes it, with the reason. */
export const schemaOf = (name: ShelfName) =>
  z.preprocess((typed: Typed) => readOf(name, typed), (shelves[name].draft as z.ZodObject).and(WithReason))
