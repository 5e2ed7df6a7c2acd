import { useAddress } from '../../../lib/address.ts'
import { pageTitles } from '../../../lib/page-titles.ts'
import { QuerySearch } from '../../../lib/QuerySearch.tsx'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { ratings, type StoreListState, storeOrders, type StorePage, type StoreOrderWord } from './store-list-state.ts'
import { storeListTexts } from './store-list-texts.ts'
import { storeTexts } from './texts.ts'
import { useFigure } from './useFigure.ts'

const orderTexts = {
  vendas: storeListTexts.orderSales,
  nota: storeListTexts.orderRating,
  ofertas: storeListTexts.orderOffers,
  novas: storeListTexts.orderNewest,
  nome: storeListTexts.orderName,
} as const

interface StoreFiltersProps {
  state: StoreListState
  ufs: StorePage['ufs']
  /** Shows the stores of one state; an empty string shows every state. */
  showState: (uf: string) => void
}

export function StoreFilters({ state, ufs, showState }: StoreFiltersProps) {
  const t = useText()
  const figure = useFigure()
  const { change } = useAddress()
  return (
    <div className="my-5 grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_14rem]">
        <QuerySearch name="busca" label={t(storeListTexts.searchStores)} className="sm:max-lg:col-span-2" />
        <Select
          label={t(storeListTexts.state)}
          hiddenLabel
          value={state.uf ?? ''}
          onChange={(event) => showState(event.target.value)}
        >
          <option value="">{t(storeListTexts.everyState)}</option>
          {ufs.map(({ uf, count }) => (
            <option key={uf} value={uf}>
              {t(storeListTexts.ufCount, { uf, count })}
            </option>
          ))}
        </Select>
        <Select
          label={t(storeListTexts.order)}
          hiddenLabel
          value={state.order}
          onChange={(event) => change({ ordem: event.target.value === 'vendas' ? null : event.target.value })}
        >
          {(Object.keys(storeOrders) as StoreOrderWord[]).map((word) => (
            <option key={word} value={word}>
              {t(orderTexts[word])}
            </option>
          ))}
        </Select>
      </div>
      <div role="group" aria-label={t(storeListTexts.filters)} className="flex flex-wrap gap-2">
        {ratings.map((rating) => (
          <FilterChip
            key={rating}
            pressed={state.rating === rating}
            onClick={() => change({ nota: state.rating === rating ? null : rating })}
          >
            {t(storeListTexts.ratingFrom, { rating: figure(Number(rating)) })}
          </FilterChip>
        ))}
        <FilterChip
          pressed={state.hasFreeShipping}
          onClick={() => change({ frete: state.hasFreeShipping ? null : 'gratis' })}
        >
          {t(storeTexts.freeShipping)}
        </FilterChip>
        <FilterChip
          pressed={state.isInBraCenter}
          onClick={() => change({ bracenter: state.isInBraCenter ? null : '1' })}
        >
          {t(pageTitles.braCenter)}
        </FilterChip>
      </div>
    </div>
  )
}
