import type { CardLanguage, Finish, OfferCondition } from '@bra/contract/trade/trade'
import { conditionRank } from '@bra/contract/trade/trade'
import { useText } from '../../../../lib/text.tsx'
import { FilterChip } from '../../../../ui/Chip.tsx'
import { FoilSign } from '../../../../ui/FoilTag.tsx'
import type { OffersState, OfferCounts } from './offers-state.ts'

interface OfferChipsProps {
  chips: OfferCounts
  state: OffersState
  onChange: (state: OffersState) => void
}

/** Filters for the offers: minimum condition, languages, finishes, free shipping and the centre. */
export function OfferChips({ chips, state, onChange }: OfferChipsProps) {
  const t = useText()
  const choose = (change: Partial<OffersState>) => onChange({ ...state, ...change })
  const orBetter = (condition: OfferCondition) => {
    const word = t(`trade.${condition}`)
    return condition in conditionRank && condition !== 'M' ? t('product.orBetter', { condition: word }) : word
  }
  return (
    <fieldset className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:none] sm:flex-wrap">
      <legend className="sr-only">{t('product.filterOffers')}</legend>
      {telling(chips.conditions, state.condition).map(({ value, count }) => (
        <FilterChip
          key={value}
          pressed={state.condition === value}
          count={count}
          onClick={() => choose({ condition: state.condition === value ? null : (value as OfferCondition) })}
        >
          {orBetter(value as OfferCondition)}
        </FilterChip>
      ))}
      {several(chips.languages, state.languages).map(({ value, count }) => (
        <FilterChip
          key={value}
          pressed={state.languages.includes(value as CardLanguage)}
          count={count}
          onClick={() => choose({ languages: toggled(state.languages, value as CardLanguage) })}
        >
          {t(`trade.${value as CardLanguage}`)}
        </FilterChip>
      ))}
      {several(chips.finishes, state.finishes).map(({ value, count }) => (
        <FilterChip
          key={value}
          icon={value !== 'normal' && <FoilSign />}
          pressed={state.finishes.includes(value as Finish)}
          count={count}
          onClick={() => choose({ finishes: toggled(state.finishes, value as Finish) })}
        >
          {t(`trade.${value as Finish}`)}
        </FilterChip>
      ))}
      <FilterChip
        pressed={state.freeShipping}
        disabled={chips.free_shipping === 0 && !state.freeShipping}
        count={chips.free_shipping}
        onClick={() => choose({ freeShipping: !state.freeShipping })}
      >
        {t('tiles.freeShipping')}
      </FilterChip>
      <FilterChip
        pressed={state.braCenter}
        disabled={chips.bra_center === 0 && !state.braCenter}
        count={chips.bra_center}
        onClick={() => choose({ braCenter: !state.braCenter })}
      >
        {t('product.braCenter')}
      </FilterChip>
    </fieldset>
  )
}

type Option = OfferCounts['conditions'][number]

/** Leaves out conditions that bring no more offers than the better one before them. */
const telling = (options: Option[], chosen: string | null) =>
  options.filter((option, at) => option.value === chosen || option.count !== options[at - 1]?.count)

/** A single option is no choice. */
const several = (options: Option[], chosen: string[]) => (options.length > 1 || chosen.length > 0 ? options : [])

const toggled = <T,>(chosen: T[], value: T) =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
