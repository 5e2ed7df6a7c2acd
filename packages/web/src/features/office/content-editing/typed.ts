import { shelves, type ShelfName, type ShelfRow } from '@bra/contract/office/content-editing.schemas'
import { WithReason } from '@bra/contract/kit/shapes'
import { z } from 'zod'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'

export type TypedFields = Record<string, string | boolean | string[]>

interface Typing<N extends ShelfName> {
  /** Returns the initial values of the fields; null stands for a new entry. */
  from: (row: ShelfRow<N> | null) => TypedFields
  /** Returns the fields that the contract writes in another way. */
  read?: (typed: TypedFields) => object
}

const text = (value: string | number | boolean | string[] | null | undefined) =>
  value === null || value === undefined ? '' : String(value)
const number = (typed: TypedFields[string] | undefined) =>
  typed === '' ? null : Number(text(typed).replaceAll('.', '').replace(',', '.'))
const percent = (points: number | undefined) => (points === undefined ? '' : text(points / 100).replace('.', ','))
const lines = (typed: TypedFields[string] | undefined) =>
  text(typed)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Converts an instant to the time of Brasília for a `datetime-local` field. */
const localTime = (instant: string | undefined) =>
  instant
    ? new Date(instant).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 16).replace(' ', 'T')
    : ''
const instantOf = (typed: TypedFields[string] | undefined) => (typed ? `${text(typed)}:00-03:00` : '')

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
      business_id: text(row?.business_id),
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

export const typedOf = <N extends ShelfName>(name: N, row: ShelfRow<N> | null): TypedFields => ({
  ...typings[name].from(row),
  reason: '',
})

export const readOf = (name: ShelfName, typed: TypedFields) => ({ ...typed, ...typings[name].read?.(typed) })

export const schemaOf = (name: ShelfName) =>
  z.preprocess((typed: TypedFields) => readOf(name, typed), (shelves[name].draft as z.ZodObject).and(WithReason))
