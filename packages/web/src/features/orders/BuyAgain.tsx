import { cart } from '@bra/contract/cart'
import type { Order, OrderLine } from '@bra/contract/orders.schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { callEndpoint, CallError } from '../../lib/call.ts'
import { useDestination } from '../../lib/destination.ts'
import { useCall } from '../../lib/env.ts'
import { paths } from '../../lib/paths.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useActiveCartQuery } from '../cart/active-cart.ts'

/** Puts the same offers into the cart once more, and names those that are gone. */
export function BuyAgain({ order }: { order: Order }) {
  const t = useText()
  const navigate = useNavigate()
  const fill = useFill()
  const lines = order.store_orders.flatMap((parcel) => parcel.lines)
  const press = () =>
    fill.mutate(lines, {
      onSuccess: ({ count, gone }) => {
        if (count === 0) return toast.warning(t('orders.againNone'))
        const open = { label: t('orders.openCart'), onPress: () => void navigate(paths.cart()) }
        if (gone.length === 0) return toast.success(t('orders.againDone', { count }), open)
        toast.warning(t('orders.againSome', { count, names: gone.join(', ') }), open)
      },
      onError: (error) => toast.error(refusalOf(error, t, 'form.failed')),
    })
  return (
    <Button
      variant="outline"
      icon={<RotateCcw aria-hidden size={18} strokeWidth={1.75} />}
      busy={fill.isPending}
      onClick={press}
    >
      {t('orders.again')}
    </Button>
  )
}

/** Answers how many units went in, and the names of what did not. */
function useFill() {
  const call = useCall()
  const queries = useQueryClient()
  const { cep } = useDestination()
  const { queryKey } = useActiveCartQuery()
  return useMutation({
    mutationFn: async (lines: OrderLine[]) => {
      const filled = { count: 0, gone: [] as string[] }
      for (const { offer_id: id, quantity, name } of lines) {
        const isIn =
          id !== null && (await callEndpoint(call, cart.add, { body: { id, quantity, cep } }).then(Boolean, refused))
        if (isIn) filled.count += quantity
        else filled.gone.push(name)
      }
      return filled
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** An offer that cannot be bought is no error; anything else is. */
function refused(error: unknown) {
  if (error instanceof CallError && error.status < 500) return false
  throw error
}
