import { wants } from '@bra/contract/shopping/wants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BellPlus } from 'lucide-react'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { alertPrice } from '../product-page/alert-price.ts'
import { setPlanTexts } from './set-plan-texts.ts'
import type { SetPlan } from './set-plan.ts'

/** Makes wants of the cards that are too dear, at ten percent less, and of those that nobody offers, at any price. */
export function TellOfRest({ plan: { dear, unoffered } }: { plan: SetPlan }) {
  const t = useText()
  const call = useCall()
  const queries = useQueryClient()
  const undo = useMutation({
    mutationFn: (ids: number[]) => callEndpoint(call, wants.removeMany, { body: { ids } }),
    onSettled: () => queries.invalidateQueries(),
  })
  const asking = useMutation({
    mutationFn: () => {
      const asked = [
        ...dear.map(({ product, cents }) => ({ product_id: product.id, limit_cents: alertPrice(cents) })),
        ...unoffered.map(({ id }) => ({ product_id: id, limit_cents: null })),
      ]
      return callEndpoint(call, wants.saveMissing, { body: { wants: asked } })
    },
    onSuccess: ({ ids, existing }) => {
      const words = [
        t(setPlanTexts.told, { count: ids.length }),
        existing > 0 && t(setPlanTexts.toldBefore, { count: existing }),
      ]
      toast.success(
        words.filter(Boolean).join(' '),
        ids.length > 0 ? { label: t(setPlanTexts.undo), onPress: () => undo.mutate(ids) } : undefined,
      )
      void queries.invalidateQueries()
    },
    onError: (error) => complain(error, t),
  })
  const count = dear.length + unoffered.length
  if (count === 0) return null
  return (
    <Button
      size="small"
      variant="outline"
      busy={asking.isPending}
      icon={<BellPlus aria-hidden size={18} strokeWidth={1.75} />}
      onClick={() => asking.mutate()}
    >
      {t(setPlanTexts.tell, { count })}
    </Button>
  )
}
