import type { PricedOffer } from '@bra/contract/selling/price-rules.schemas'
import { reaisOf } from '@bra/contract/trade/cents'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download, sheetOf } from '../../../lib/csv.ts'
import { useCall } from '../../../lib/env.ts'
import { complain } from '../../../lib/refusal.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { pricePreviewTexts } from './price-preview-texts.ts'
import { allChanges } from './price-rules.data.ts'

export function PreviewFile({ storeId }: { storeId: number }) {
  const t = useText()
  const call = useCall()
  const file = useMutation({
    mutationFn: () => allChanges(call, storeId),
    onSuccess: (offers) => download('simulacao-de-precos.csv', sheetOfChanges(offers, t)),
    onError: (error) => complain(error, t),
  })
  return (
    <Button
      variant="outline"
      busy={file.isPending}
      icon={<Download aria-hidden size={16} strokeWidth={2} />}
      onClick={() => file.mutate()}
    >
      {t(pricePreviewTexts.file)}
    </Button>
  )
}

const sheetOfChanges = (offers: PricedOffer[], t: Translate) =>
  sheetOf([
    (['product', 'variant', 'before', 'after', 'rule', 'reason'] as const).map((key) => t(pricePreviewTexts[key])),
    ...offers.map((offer) => [
      offer.product_name,
      offer.variant,
      reaisOf(offer.before_cents),
      reaisOf(offer.after_cents),
      offer.rule ?? '',
      offer.reason,
    ]),
  ])
