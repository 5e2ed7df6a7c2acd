import { date, money } from '@bra/contract/format'
import type { Act } from '@bra/contract/audit.schemas'
import type { Translate } from '../../lib/text.tsx'

const fields = [
  'title',
  'subtitle',
  'label',
  'link',
  'image',
  'image_mobile',
  'alt',
  'tone',
  'active',
  'place',
  'topic',
  'question',
  'answer',
  'body',
  'level',
  'starts_at',
  'ends_at',
  'name',
  'name_en',
  'ufs',
  'minimum_cents',
  'day',
  'price_cents',
  'commission_bp',
  'max_ads',
  'max_offers',
  'features',
  'highlighted',
  'code',
  'series',
  'total',
  'release_date',
  'symbol',
  'card_number',
  'ean',
  'origin',
  'brand',
  'league',
  'can_send_bra_center',
  'images',
] as const
type Field = (typeof fields)[number]
type Value = Act['detail'][string] | undefined

/** What changed of a thing, field by field, in the words of its form; a field without words is left out. */
export function changedFields({ detail: { before, after } }: Act, t: Translate) {
  const [was, is] = [objectOf(before), objectOf(after)]
  return fields
    .filter((field) => field in is)
    .map((field) => ({
      name: t(`admin.field_${field}`),
      before: field in was ? wordsOf(field, was[field], t) : null,
      after: wordsOf(field, is[field], t),
    }))
}

const objectOf = (value: Value): Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

function wordsOf(field: Field, value: Value, t: Translate): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no')
  if (Array.isArray(value)) return value.map(String).join(', ') || '–'
  if (typeof value === 'object') return '–'
  if (field.endsWith('_cents')) return money(Number(value))
  if (field.endsWith('_bp')) return `${String(Number(value) / 100).replace('.', ',')}%`
  if (field === 'day' || field === 'release_date') return date(String(value))
  return String(value)
}
