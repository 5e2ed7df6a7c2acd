import { type CardLanguage, conditionRank, type Finish, type OfferCondition } from '@bra/contract/trade/trade'
import type { Translate } from '../../../../lib/text.tsx'
import { tradeTexts } from '../../../../lib/trade-texts.ts'
import { tileTexts } from '../../../catalogue/catalog/tile-texts.ts'
import type { OfferCounts, OffersState } from './offers-state.ts'
import { offerTexts } from './texts.ts'

export interface OfferChip {
  key: string
  /** The chip shows `short`; screen readers say `word`. */
  short: string
  word: string
  count: number
  pressed: boolean
  /** Chips that are not promoted wait behind "Mais filtros" until they are pressed. */
  promoted: boolean
  change: Partial<OffersState>
}

type Option = OfferCounts['conditions'][number]

export function chipsOf(t: Translate, chips: OfferCounts, state: OffersState): OfferChip[] {
  return [
    ...conditionChips(t, chips.conditions, state),
    ...languageChips(t, chips.languages, state),
    ...finishChips(t, chips.finishes, state),
    {
      ...whole('free', t(tileTexts.freeShipping)),
      count: chips.free_shipping,
      pressed: state.freeShipping,
      change: { freeShipping: !state.freeShipping },
    },
    {
      ...whole('centre', t(offerTexts.braCenter)),
      count: chips.bra_center,
      pressed: state.braCenter,
      change: { braCenter: !state.braCenter },
    },
  ]
}

const whole = (key: string, word: string) => ({ key, short: word, word, promoted: true })

function conditionChips(t: Translate, options: Option[], { condition: chosen }: OffersState): OfferChip[] {
  const shown = telling(options, chosen)
  const promoted = shown.find(({ value }) => value === 'NM') ?? shown[0]
  return shown.map((option) => {
    const value = option.value as OfferCondition
    const name = t(tradeTexts[value])
    const isScale = value in conditionRank
    const isLeast = isScale && value !== 'M'
    return {
      key: value,
      short: isLeast ? t(offerTexts.plus, { code: value }) : isScale ? value : name,
      word: isLeast ? t(offerTexts.orBetter, { condition: name }) : name,
      count: option.count,
      pressed: chosen === value,
      promoted: option === promoted,
      change: { condition: chosen === value ? null : value },
    }
  })
}

function languageChips(t: Translate, options: Option[], { languages: chosen }: OffersState): OfferChip[] {
  const most = mostOffered(options)
  return several(options, chosen).map((option) => {
    const value = option.value as CardLanguage
    const { count } = option
    const change = { languages: toggled(chosen, value) }
    const word = t(tradeTexts[value])
    return { key: value, short: value, word, count, pressed: chosen.includes(value), promoted: option === most, change }
  })
}

function finishChips(t: Translate, options: Option[], { finishes: chosen }: OffersState): OfferChip[] {
  const most = mostOffered(options.filter(({ value }) => value !== 'normal'))
  return several(options, chosen).map((option) => {
    const value = option.value as Finish
    const { count } = option
    const change = { finishes: toggled(chosen, value) }
    const word = t(tradeTexts[value])
    return { key: value, short: word, word, count, pressed: chosen.includes(value), promoted: option === most, change }
  })
}

const mostOffered = (options: Option[]) => options.toSorted((a, b) => b.count - a.count)[0]

/** Leaves out conditions that bring no more offers than the better one before them. */
const telling = (options: Option[], chosen: string | null) =>
  options.filter((option, at) => option.value === chosen || option.count !== options[at - 1]?.count)

/** A single option is no choice. */
const several = (options: Option[], chosen: string[]) => (options.length > 1 || chosen.length > 0 ? options : [])

const toggled = <T>(chosen: T[], value: T) =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
