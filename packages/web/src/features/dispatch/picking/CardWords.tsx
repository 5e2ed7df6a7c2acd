import type { CardInPlace } from '@bra/contract/dispatch/picking.schemas'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { VariantTags } from '../../catalogue/variants/VariantTags.tsx'
import { pickingTexts } from './texts.ts'

export function CardWords({ card, children }: { card: CardInPlace; children: ReactNode }) {
  const t = useText()
  const { name, code, position, sku } = card
  return (
    <div className="min-w-0 flex-[1_1_12rem]">
      {position && <p className="font-bold break-words">{position}</p>}
      <h3 className="font-sans text-body font-semibold tracking-normal">{name}</h3>
      <p className="text-label font-semibold text-ink-2 tabular-nums">
        {code}
        {sku && ` · ${t(pickingTexts.sku, { sku })}`}
      </p>
      <VariantTags of={card} />
      {children}
    </div>
  )
}
