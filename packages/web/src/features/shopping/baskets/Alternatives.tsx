import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { money } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Wanted } from './baskets.data.ts'
import { basketTexts } from './texts.ts'

type Alternative = BestBasket['alternatives'][number]

export interface BasketAnswer {
  found: BestBasket
  wanted: Wanted
  isSearching: boolean
  onChange: (wanted: Wanted) => void
}

export function Alternatives({ found, wanted, isSearching, onChange }: BasketAnswer) {
  const t = useText()
  const isChanged = Boolean(wanted.closed_stores?.length || wanted.dropped?.length || wanted.worse_condition)
  if (found.alternatives.length === 0 && !isChanged) return null
  return (
    <section aria-labelledby="basket-alternatives">
      <h3 id="basket-alternatives" className="mb-2 text-label font-semibold">
        {t(basketTexts.alternatives)}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {isChanged && (
          <li>
            <Button
              size="small"
              busy={isSearching}
              onClick={() => onChange({ list: wanted.list, limits: wanted.limits, own_limits: wanted.own_limits })}
            >
              {t(basketTexts.undoAll)}
            </Button>
          </li>
        )}
        {found.alternatives.map((alternative) => (
          <li key={`${alternative.kind} ${alternative.store_id} ${alternative.line}`}>
            <Button
              size="small"
              variant="tonal"
              disabled={isSearching}
              onClick={() => onChange(withAlternative(wanted, alternative))}
            >
              <AlternativeText found={found} alternative={alternative} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AlternativeText({ found, alternative }: { found: BestBasket; alternative: Alternative }) {
  const t = useText()
  const { kind, store_id, line, difference_cents: difference, missing } = alternative
  const store = found.stores.find((each) => each.store?.id === store_id)?.store?.name ?? ''
  const card = nameOf(found, line)
  const what = {
    close_store: t(basketTexts.closeStore, { store }),
    drop_line: t(basketTexts.dropCard, { card }),
    worse_condition: t(basketTexts.worse),
  }[kind]
  const price = money(Math.abs(difference))
  const lacking = missing - found.lines.reduce((sum, each) => sum + each.missing, 0)
  return (
    <>
      {what} · {t(difference < 0 ? basketTexts.saves : basketTexts.costs, { price })}
      {lacking > 0 && ` · ${t(basketTexts.lacks, { count: lacking })}`}
    </>
  )
}

/** If two lines have the same product name, the line's own text tells them apart. */
function nameOf({ lines }: BestBasket, line: number | null) {
  const meant = lines.find((each) => each.line === line)
  const isOneOfTwo = lines.filter(({ product }) => product.name === meant?.product.name).length > 1
  return (isOneOfTwo && meant?.text) || (meant?.product.name ?? '')
}

function withAlternative(wanted: Wanted, { kind, store_id, line }: Alternative): Wanted {
  switch (kind) {
    case 'close_store':
      return { ...wanted, closed_stores: [...(wanted.closed_stores ?? []), store_id!] }
    case 'drop_line':
      return { ...wanted, dropped: [...(wanted.dropped ?? []), line!] }
    case 'worse_condition':
      return { ...wanted, worse_condition: true }
  }
}
