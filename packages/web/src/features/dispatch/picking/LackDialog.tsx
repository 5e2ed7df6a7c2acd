import type { PickedLine, PickedOrder } from '@bra/contract/dispatch/picking.schemas'
import { storeOrders } from '@bra/contract/dispatch/store-orders'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { Money } from '../../../ui/Money.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { toast } from '../../../ui/toast.ts'
import { saleActionTexts } from '../store-orders/sale-action-texts.ts'
import { useSendSaleChange } from '../store-orders/store-orders.data.ts'
import { pickedInWords } from './picked-in-words.ts'
import { pickingTexts } from './texts.ts'

interface LackDialogProps {
  /** The lines of one offer that are still being picked. */
  lines: PickedLine[]
  orders: PickedOrder[]
  onClose: () => void
}

/** Says that units of one card are not where they should be: their price goes back, and the offer has no stock left. */
export function LackDialog({ lines, orders, onClose }: LackDialogProps) {
  const t = useText()
  const send = useSendSaleChange()
  const [lineId, setLineId] = useState(lines[0]!.id)
  const line = lines.find(({ id }) => id === lineId) ?? lines[0]!
  const orderOf = (one: PickedLine) => orders.find(({ letter }) => letter === one.letter)!
  const [typed, setUnits] = useState(1)
  const units = Math.min(typed, line.quantity)
  const sending = useMutation({
    mutationFn: () =>
      send(storeOrders.lacking, {
        body: { id: orderOf(line).id, lines: [{ line_id: line.id, quantity: line.lacking + units }] },
      }),
    onSuccess: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(pickingTexts.lackTitle, { name: line.name })}
      closeLabel={t(siteTexts.close)}
    >
      <div className="grid gap-4">
        <p className="max-w-[60ch]">{t(pickingTexts.lackHint)}</p>
        {lines.length > 1 && (
          <Select
            label={t(pickingTexts.lackOrder)}
            value={line.id}
            onChange={(event) => setLineId(Number(event.target.value))}
          >
            {lines.map((one) => (
              <option key={one.id} value={one.id}>
                {one.letter} · {pickedInWords(orderOf(one), t)}
              </option>
            ))}
          </Select>
        )}
        <QuantityStepper
          value={units}
          min={1}
          max={line.quantity}
          label={t(saleActionTexts.lackUnits, { name: line.name })}
          decreaseLabel={t(saleActionTexts.lackLess)}
          increaseLabel={t(saleActionTexts.lackMore)}
          maxReason={t(saleActionTexts.lackMost, { count: line.quantity })}
          onChange={setUnits}
        />
        <Sums>
          <Sum name={t(saleActionTexts.lackBack)} isTotal>
            <Money cents={units * line.unit_price_cents} />
          </Sum>
        </Sums>
        <Refusal error={sending.error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t(siteTexts.back)}
          </Button>
          <Button variant="danger" busy={sending.isPending} onClick={() => sending.mutate()}>
            {t(saleActionTexts.lackSend)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
