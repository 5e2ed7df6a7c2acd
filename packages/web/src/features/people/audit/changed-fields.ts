import { date, money } from '@bra/contract/trade/format'
import { editions, finishes, languages } from '@bra/contract/trade/trade'
import type { Act } from '@bra/contract/people/audit.schemas'
import { moment } from '@bra/contract/trade/moments'
import type { Translate } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'

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
  'weekday',
  'name',
  'name_en',
  'ufs',
  'minimum_cents',
  'day',
  'audience',
  'price_cents',
  'interval',
  'commission_bp',
  'max_ads',
  'max_offers',
  'features',
  'highlighted',
  'collection',
  'category',
  'business',
  'code',
  'series',
  'total',
  'release_date',
  'symbol',
  'card_number',
  'ean',
  'rarity',
  'elements',
  'origin',
  'brand',
  'league',
  'tags',
  'can_send_bra_center',
  'images',
  'note',
  'hidden',
  'glyph',
  'finishes',
  'editions',
  'languages',
  'open_finishes',
  'open_editions',
  'open_languages',
  'rarity_tone',
  'card_back',
] as const
type Field = (typeof fields)[number]
type Value = Act['detail'][string] | undefined

/** The forms of the catalogue have other keys for these fields. */
const ofCatalogue = {
  category: 'category',
  rarity: 'rarity',
  elements: 'elements',
  tags: 'tags',
  business: 'game',
  finishes: 'finishes',
  editions: 'printRuns',
  languages: 'languages',
} as const satisfies Partial<Record<Field, string>>

const isOfCatalogue = (field: Field): field is keyof typeof ofCatalogue => field in ofCatalogue
const nameOf = (field: Field): TextKey =>
  isOfCatalogue(field) ? `curation.${ofCatalogue[field]}` : `admin.field_${field}`

/** Says a value that comes from a list in the words of its form. */
const words: Partial<Record<Field, (word: string) => string>> = {
  rarity_tone: (word) => `words.tone_${word}`,
  place: (word) => `publishing.place_${word}`,
  tone: (word) => `publishing.tone_${word}`,
  level: (word) => `publishing.level_${word}`,
  weekday: (day) => `publishing.day_${day}`,
  audience: (word) => `publishing.audience_${word}`,
  interval: (word) => `publishing.interval_${word}`,
}

interface Reader {
  t: Translate
  language: string
}

/** Returns a change in one line: an amount, or the old and new word; null if there is more to tell. */
export function changeInALine({ kind, detail: { before, after, cents } }: Act, t: Translate): string | null {
  if (typeof cents === 'number') return money(cents)
  const isState = kind === 'store_decided'
  return (
    [before, after]
      .filter((value) => typeof value === 'string')
      .map((value) => (isState ? t(`opening.status_${value}` as TextKey) : value))
      .join(' → ') || null
  )
}

/** Lists the changed fields, or all fields of a deleted thing; fields without a text are left out. */
export function changedFields({ detail: { before, after } }: Act, reader: Reader) {
  const [was, is] = after === undefined ? [{}, objectOf(before)] : [objectOf(before), objectOf(after)]
  return fields
    .filter((field) => field in is)
    .map((field) => ({
      name: reader.t(nameOf(field)),
      before: field in was ? wordsOf(field, was[field], reader) : null,
      after: wordsOf(field, is[field], reader),
    }))
}

const objectOf = (value: Value): Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

/** Finishes and editions have words of the trade; what else stands in a list is a name already. */
function wordOfCode(code: string, t: Translate) {
  const known = [...finishes, ...editions, ...languages].find((one) => one === code)
  return known ? t(`trade.${known}`) : code
}

function wordsOf(field: Field, value: Value, { t, language }: Reader): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no')
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? wordOfCode(one, t) : '–')).join(', ') || '–'
  if (typeof value === 'object') return '–'
  const word = words[field]?.(String(value))
  if (word) return t(word as TextKey)
  if (field.endsWith('_cents')) return money(Number(value))
  if (field.endsWith('_bp')) return `${String(Number(value) / 100).replace('.', ',')}%`
  if (field.endsWith('_at')) return moment(String(value), language)
  if (field === 'day' || field === 'release_date') return date(String(value))
  return String(value)
}
