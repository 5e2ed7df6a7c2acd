import type { SiteText } from '@bra/contract/kit/both'
import { date, money } from '@bra/contract/trade/format'
import { editions, finishes, languages } from '@bra/contract/trade/trade'
import type { Act } from '@bra/contract/people/audit.schemas'
import { moment } from '@bra/contract/trade/moments'
import { storeStateTexts } from '../../../lib/store-state-texts.ts'
import type { Translate } from '../../../lib/text.tsx'
import { toneTexts } from '../../../lib/tone-texts.ts'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { contentWordTexts } from '../../ground/content/content-word-texts.ts'
import { changedFieldTexts } from './changed-field-texts.ts'
import { auditTexts } from './texts.ts'

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

/** An older act may hold a code that exists no longer. */
type Words = Partial<Record<string, SiteText>>
const toneWords: Words = toneTexts
const contentWords: Words = contentWordTexts
const stateWords: Words = storeStateTexts

const words: Partial<Record<Field, (code: string) => SiteText | undefined>> = {
  rarity_tone: (code) => toneWords[code],
  place: (code) => contentWords[`place_${code}`],
  tone: (code) => contentWords[`tone_${code}`],
  level: (code) => contentWords[`level_${code}`],
  weekday: (code) => contentWords[`day_${code}`],
  audience: (code) => contentWords[`audience_${code}`],
  interval: (code) => contentWords[`interval_${code}`],
}

interface Reader {
  t: Translate
  language: string
}

/** Returns a change in one line: an amount, or the old and new word; null if there is more to tell. */
export function changeInALine({ kind, detail: { before, after, cents } }: Act, t: Translate): string | null {
  if (typeof cents === 'number') return money(cents)
  const inWords = (value: string) => {
    const state = kind === 'store_decided' && stateWords[value]
    return state ? t(state) : value
  }
  return (
    [before, after]
      .filter((value) => typeof value === 'string')
      .map(inWords)
      .join(' → ') || null
  )
}

/** Lists the changed fields, or all fields of a deleted thing; fields without a text are left out. */
export function changedFields({ detail: { before, after } }: Act, reader: Reader) {
  const [was, is] = after === undefined ? [{}, objectOf(before)] : [objectOf(before), objectOf(after)]
  return fields
    .filter((field) => field in is)
    .map((field) => ({
      name: reader.t(changedFieldTexts[field]),
      before: field in was ? wordsOf(field, was[field], reader) : null,
      after: wordsOf(field, is[field], reader),
    }))
}

const objectOf = (value: Value): Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

/** Finishes, editions and languages have words of the trade; any other value of a list is a name already. */
function wordOfCode(code: string, t: Translate) {
  const known = [...finishes, ...editions, ...languages].find((one) => one === code)
  return known ? t(tradeTexts[known]) : code
}

function wordsOf(field: Field, value: Value, { t, language }: Reader): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? auditTexts.yes : auditTexts.no)
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? wordOfCode(one, t) : '–')).join(', ') || '–'
  if (typeof value === 'object') return '–'
  const word = words[field]?.(String(value))
  if (word) return t(word)
  if (field.endsWith('_cents')) return money(Number(value))
  if (field.endsWith('_bp')) return `${String(Number(value) / 100).replace('.', ',')}%`
  if (field.endsWith('_at')) return moment(String(value), language)
  if (field === 'day' || field === 'release_date') return date(String(value))
  return String(value)
}
