import type { Reply } from '@bra/contract/kit/api'
import type { priceRules } from '@bra/contract/selling/price-rules'
import { useId } from 'react'
import { useText } from '../../../lib/text.tsx'
import { pricePreviewTexts } from './price-preview-texts.ts'
import { PricedOffers } from './PricedOffers.tsx'

/** The preview may lie below the visible part of the form. */
const focus = (shown: HTMLElement | null) => shown?.focus()

/** Shows what all rules would do together with the one that is being written. */
export function DraftPreview({ preview }: { preview: Reply<typeof priceRules.preview> }) {
  const t = useText()
  const id = useId()
  const { offers, seen, changes } = preview
  const more = changes - offers.length
  return (
    <section aria-labelledby={id} tabIndex={-1} ref={focus} className="grid gap-3 outline-none">
      <h3 id={id} className="text-h4">
        {t(pricePreviewTexts.withDraft)}
      </h3>
      <p role="status">{`${t(pricePreviewTexts.seen, { count: seen })}, ${t(pricePreviewTexts.changes, { count: changes })}`}</p>
      {offers.length > 0 && <PricedOffers offers={offers} />}
      {more > 0 && <p className="text-label text-ink-2">{t(pricePreviewTexts.moreChanges, { count: more })}</p>}
    </section>
  )
}
