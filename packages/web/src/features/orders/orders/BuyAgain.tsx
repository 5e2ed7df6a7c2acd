import type { Order } from '@bra/contract/orders/orders.schemas'
import { RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formTexts } from '../../../lib/form-texts.ts'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFillCart } from '../cart/fill.data.ts'
import { leftInWords } from '../cart/left-in-words.ts'
import { itemsAgain, leftOf } from './again.ts'
import { ordersTexts } from './texts.ts'

export function BuyAgain({ order }: { order: Order }) {
  const t = useText()
  const navigate = useNavigate()
  const fill = useFillCart()
  const tell = (refused: Parameters<typeof leftOf>[1]) => {
    const left = leftOf(order, refused)
    const count = order.count - left.reduce((units, { quantity }) => units + quantity, 0)
    const why = leftInWords(left.map(({ name, text }) => ({ name, text: text ?? t(ordersTexts.againGone) })))
    if (count === 0) return toast.warning(t(ordersTexts.againNone, { why }))
    const open = { label: t(ordersTexts.openCart), onPress: () => void navigate(paths.cart()) }
    if (left.length === 0) return toast.success(t(ordersTexts.againDone, { count }), open)
    toast.warning(t(ordersTexts.againSome, { count, why }), open)
  }
  const press = () => {
    const items = itemsAgain(order)
    if (items.length === 0) return tell([])
    fill.mutate(
      { items },
      { onSuccess: ({ left }) => tell(left), onError: (error) => complain(error, t, formTexts.failed) },
    )
  }
  return (
    <Button
      variant="outline"
      icon={<RotateCcw aria-hidden size={18} strokeWidth={1.75} />}
      busy={fill.isPending}
      onClick={press}
    >
      {t(ordersTexts.again)}
    </Button>
  )
}
