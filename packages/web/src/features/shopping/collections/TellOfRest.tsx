import { wants } from '@bra/contract/shopping/wants'
import { BellPlus } from 'lucide-react'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { alertPrice } from '../product-page/alert-price.ts'
import { setPlanTexts } from './set-plan-texts.ts'
import type { SetPlan } from './set-plan.ts'

/** Makes wants of the cards that are too dear, at ten percent less, and of those that nobody offers, at any price. */
export function TellOfRest({ plan: { dear, unoffered } }: { plan: SetPlan }) {
  const t = useText()
  const refresh = useRefresh('everything')
  const undo = useCommand(wants.removeMany, { onSettled: refresh })
  const asking = useCommand(wants.saveMissing, {
    complains: true,
    onSuccess: ({ ids, existing }) => {
      const words = [
        t(setPlanTexts.told, { count: ids.length }),
        existing > 0 && t(setPlanTexts.toldBefore, { count: existing }),
      ]
      toast.success(
        words.filter(Boolean).join(' '),
        ids.length > 0 ? { label: t(setPlanTexts.undo), onPress: () => undo.mutate({ body: { ids } }) } : undefined,
      )
      void refresh()
    },
  })
  const ask = () => {
    const asked = [
      ...dear.map(({ product, cents }) => ({ product_id: product.id, limit_cents: alertPrice(cents) })),
      ...unoffered.map(({ id }) => ({ product_id: id, limit_cents: null })),
    ]
    asking.mutate({ body: { wants: asked } })
  }
  const count = dear.length + unoffered.length
  if (count === 0) return null
  return (
    <Button
      size="small"
      variant="outline"
      busy={asking.isPending}
      icon={<BellPlus aria-hidden size={18} strokeWidth={1.75} />}
      onClick={ask}
    >
      {t(setPlanTexts.tell, { count })}
    </Button>
  )
}
