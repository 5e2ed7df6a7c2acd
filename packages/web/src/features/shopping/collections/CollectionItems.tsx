import type { SiteText } from '@bra/contract/kit/both'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { BegunSet, CollectionOrder, Vision } from '@bra/contract/shopping/collections.schemas'
import { useAddress } from '../../../lib/address.ts'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { QuerySearch } from '../../../lib/QuerySearch.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { StandardPlace } from '../../prices/standards/StandardPlace.tsx'
import { CollectionRow } from './CollectionRow.tsx'
import { OfferDuplicates } from './OfferCopies.tsx'
import { type CollectionState, pagesOfCollection } from './collections.data.ts'
import { collectionTexts } from './texts.ts'

const visionTexts: Record<Vision, SiteText> = {
  tenho: collectionTexts.visionOwned,
  todas: collectionTexts.visionAll,
  faltam: collectionTexts.visionMissing,
  repetidas: collectionTexts.visionTwice,
  'a-venda': collectionTexts.visionForSale,
}
const orderTexts: Record<CollectionOrder, SiteText> = {
  numero: collectionTexts.orderNumber,
  nome: collectionTexts.orderName,
  preco: collectionTexts.orderPrice,
  raridade: collectionTexts.orderRarity,
  recentes: collectionTexts.orderRecent,
}

interface CollectionItemsProps {
  state: CollectionState
  sets: BegunSet[]
}

export function CollectionItems({ state, sets }: CollectionItemsProps) {
  const t = useText()
  const { change } = useAddress()
  const place = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    // on arrival the section comes after the router has looked for it
    if (hash === `#${place.current!.id}`) place.current!.scrollIntoView()
  }, [hash, key])
  const list = usePages(pagesOfCollection(state))
  const entries = list.pages.flatMap(({ items }) => items)
  return (
    <section ref={place} id="collection-items" aria-labelledby="collection-items-title" className="scroll-mt-24">
      <h2 id="collection-items-title">{t(collectionTexts.itemsTitle)}</h2>
      <Filters state={state} sets={sets} />
      {state.vision === 'repetidas' && <OfferDuplicates state={state} />}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-label text-ink-2 tabular-nums">
          {list.last && t(collectionTexts.shownCount, { count: list.last.paginate.total })}
        </p>
        {state.vision === 'todas' || state.vision === 'faltam' ? <StandardPlace /> : null}
      </div>
      <ul aria-labelledby="collection-items-title" aria-busy={list.isOld} className="panel divide-y divide-line">
        {entries.map((entry) => (
          <CollectionRow key={entry.item?.id ?? `missing-${entry.product.id}`} entry={entry} />
        ))}
      </ul>
      {list.isWaiting && <SkeletonRows rows={8} className="h-24" />}
      {list.last && entries.length === 0 && (
        <EmptyState
          level={3}
          title={t(collectionTexts.nothing)}
          action={
            <Button onClick={() => change({ ver: null, set: null, busca: null })}>
              {t(collectionTexts.seeEverything)}
            </Button>
          }
        >
          {t(collectionTexts.nothingHint)}
        </EmptyState>
      )}
      <MorePages list={list} shown={entries.length} />
    </section>
  )
}

function Filters({ state, sets }: CollectionItemsProps) {
  const t = useText()
  const { change } = useAddress()
  return (
    <div className="my-4 grid gap-3">
      <div role="group" aria-label={t(collectionTexts.vision)} className="flex flex-wrap gap-2">
        {(Object.keys(visionTexts) as Vision[]).map((vision) => (
          <FilterChip
            key={vision}
            pressed={state.vision === vision}
            onClick={() => change({ ver: vision === 'tenho' ? null : vision })}
          >
            {t(visionTexts[vision])}
          </FilterChip>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_14rem]">
        <QuerySearch name="busca" label={t(collectionTexts.search)} />
        <Select
          hiddenLabel
          label={t(collectionTexts.set)}
          value={state.set ?? ''}
          onChange={(event) => change({ set: event.target.value })}
        >
          <option value="">{t(collectionTexts.everySet)}</option>
          {sets.map(({ category }) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </Select>
        <Select
          hiddenLabel
          label={t(collectionTexts.order)}
          value={state.order}
          onChange={(event) => change({ ordem: event.target.value === 'numero' ? null : event.target.value })}
        >
          {(Object.keys(orderTexts) as CollectionOrder[]).map((order) => (
            <option key={order} value={order}>
              {t(orderTexts[order])}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
