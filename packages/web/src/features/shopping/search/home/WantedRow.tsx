import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { CopyInShort } from '../../../catalogue/catalog/ShownPrice.tsx'
import { newestWantedQuery } from './home.data.ts'
import { PanelRow, panelWidth, ProductPanel } from './PanelRow.tsx'
import { homeTexts } from './texts.ts'

export function WantedRow() {
  const t = useText()
  const { data } = useQuery(newestWantedQuery)
  if (!data || data.offers.length === 0) return null
  return (
    <PanelRow id="procuradas" title={t(homeTexts.wanted)} more={paths.wants()}>
      {data.offers.map((offer) => (
        <li key={offer.id} className={panelWidth}>
          <ProductPanel product={offer.product}>
            <p className="truncate text-small text-ink-3">
              <CopyInShort of={offer} /> · {offer.store.name}
            </p>
            <Money cents={offer.price_cents} size="body" className="block" />
          </ProductPanel>
        </li>
      ))}
    </PanelRow>
  )
}
