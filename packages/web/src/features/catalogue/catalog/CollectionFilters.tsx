import type { Reply } from '@bra/contract/kit/api'
import type { catalog } from '@bra/contract/catalogue/catalog'
import { useAddress } from '../../../lib/address.ts'
import { QuerySearch } from '../../../lib/QuerySearch.tsx'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { type CollectionOrderWord, collectionOrders, type CollectionsState } from './collections.data.ts'
import { collectionListTexts } from './texts.ts'

const orderTexts = {
  recentes: collectionListTexts.orderReleased,
  antigas: collectionListTexts.orderOldest,
  nome: collectionListTexts.orderName,
  ofertas: collectionListTexts.orderOffers,
} as const

type Games = Reply<typeof catalog.business>['business']

export function CollectionFilters({ state, games }: { state: CollectionsState; games: Games }) {
  const t = useText()
  const { change } = useAddress()
  return (
    <div className="my-5 grid gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <QuerySearch name="busca" label={t(collectionListTexts.searchCollections)} />
        <Select
          label={t(collectionListTexts.order)}
          hiddenLabel
          value={state.order}
          onChange={(event) => change({ ordem: event.target.value === 'recentes' ? null : event.target.value })}
        >
          {(Object.keys(collectionOrders) as CollectionOrderWord[]).map((word) => (
            <option key={word} value={word}>
              {t(orderTexts[word])}
            </option>
          ))}
        </Select>
      </div>
      {games.length > 1 && (
        <div role="group" aria-label={t(collectionListTexts.game)} className="flex flex-wrap gap-2">
          {games.map(({ slug, name }) => (
            <FilterChip
              key={slug}
              pressed={state.game === slug}
              onClick={() => change({ jogo: state.game === slug ? null : slug })}
            >
              {name}
            </FilterChip>
          ))}
        </div>
      )}
    </div>
  )
}
