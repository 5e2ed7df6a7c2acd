import { storeOrders } from '@bra/contract/dispatch/store-orders'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Money } from '../../../ui/Money.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { Notice } from '../../../ui/states.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { VariantTags } from '../../catalogue/variants/VariantTags.tsx'
import { saleActionTexts } from './sale-action-texts.ts'
import { type ChangedSale, useSendSaleChange } from './store-orders.data.ts'

interface LackingDialogProps {
  sale: StoreSaleDetail
  onClose: () => void
  onChanged: (changed: ChangedSale) => void
}
type SaleLine = StoreSaleDetail['lines'][number]

const leftOf = ({ quantity, lacking }: SaleLine) => quantity - lacking

export function LackingDialog({ sale, onClose, onChanged }: LackingDialogProps) {
  const t = useText()
  const send = useSendSaleChange()
  const [missed, setMissed] = useState<Record<number, number>>({})
  const missedOf = (line: SaleLine) => Math.min(missed[line.id] ?? 0, leftOf(line))
  const waiting = sale.lines.filter((line) => leftOf(line) > 0)
  const chosen = waiting.filter((line) => missedOf(line) > 0)
  const cents = chosen.reduce((sum, line) => sum + missedOf(line) * line.unit_price_cents, 0)
  const isAll = waiting.every((line) => missedOf(line) === leftOf(line))
  const sending = useMutation({
    mutationFn: () => {
      const lines = chosen.map((line) => ({ line_id: line.id, quantity: line.lacking + missedOf(line) }))
      return send(storeOrders.lacking, { body: { id: sale.id, lines } })
    },
    onSuccess: onChanged,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(saleActionTexts.lackTitle, { id: String(sale.order_id) })}
      closeLabel={t(siteTexts.close)}
    >
      <div className="grid gap-4">
        <p className="max-w-[60ch]">{t(saleActionTexts.lackHint)}</p>
        <ul className="divide-y divide-line border-t border-line">
          {waiting.map((line) => (
            <li key={line.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <CardName line={line} />
              <QuantityStepper
                value={missedOf(line)}
                min={0}
                max={leftOf(line)}
                label={t(saleActionTexts.lackUnits, { name: line.name })}
                decreaseLabel={t(saleActionTexts.lackLess)}
                increaseLabel={t(saleActionTexts.lackMore)}
                maxReason={t(saleActionTexts.lackMost, { count: leftOf(line) })}
                onChange={(units) => setMissed({ ...missed, [line.id]: units })}
              />
            </li>
          ))}
        </ul>
        {isAll ? (
          <Notice>{t(saleActionTexts.lackAll)}</Notice>
        ) : (
          <Sums>
            <Sum name={t(saleActionTexts.lackBack)} isTotal>
              <Money cents={cents} />
            </Sum>
          </Sums>
        )}
        <Refusal error={sending.error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t(siteTexts.back)}
          </Button>
          <Button
            variant="danger"
            busy={sending.isPending}
            disabled={chosen.length === 0 || isAll}
            onClick={() => sending.mutate()}
          >
            {t(saleActionTexts.lackSend)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function CardName({ line }: { line: SaleLine }) {
  return (
    <div className="min-w-0 flex-1">
      <b className="block">{line.name}</b>
      <span className="block text-small text-ink-3 tabular-nums">{line.code}</span>
      <VariantTags of={line} />
    </div>
  )
}
