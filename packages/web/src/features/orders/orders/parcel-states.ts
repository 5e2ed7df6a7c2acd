import type { StoreOrderState } from '@bra/contract/orders/order-life'
import {
  Banknote,
  Check,
  CheckCheck,
  CircleX,
  Clock,
  FileText,
  type LucideIcon,
  MessageCircleQuestion,
  Package,
  PackageCheck,
  PackageOpen,
  PackageX,
  TimerOff,
  Truck,
  Undo2,
} from 'lucide-react'
import type { TextKey } from '../../../text/keys.ts'
import type { Tone } from '../../../ui/Badge.tsx'

interface Look {
  text: TextKey
  tone: Tone
  icon: LucideIcon
}

const looks: Record<StoreOrderState, Look> = {
  awaiting_payment: { text: 'orders.awaiting_payment', tone: 'buriti', icon: Clock },
  paid: { text: 'orders.paid', tone: 'mata', icon: Check },
  picking: { text: 'orders.picking', tone: 'anil', icon: PackageOpen },
  invoiced: { text: 'orders.invoiced', tone: 'anil', icon: FileText },
  ready_to_ship: { text: 'orders.ready_to_ship', tone: 'anil', icon: Package },
  shipped: { text: 'orders.shipped', tone: 'anil', icon: Truck },
  delivered: { text: 'orders.delivered', tone: 'mata', icon: PackageCheck },
  completed: { text: 'orders.completed', tone: 'mata', icon: CheckCheck },
  expired: { text: 'orders.expired', tone: 'neutral', icon: TimerOff },
  cancellation_requested: { text: 'orders.cancellation_requested', tone: 'buriti', icon: MessageCircleQuestion },
  cancelled: { text: 'orders.cancelled', tone: 'neutral', icon: CircleX },
  lost: { text: 'orders.lost', tone: 'urucum', icon: PackageX },
  return_requested: { text: 'orders.return_requested', tone: 'buriti', icon: MessageCircleQuestion },
  return_authorised: { text: 'orders.return_authorised', tone: 'buriti', icon: Undo2 },
  returning: { text: 'orders.returning', tone: 'anil', icon: Undo2 },
  returned: { text: 'orders.returned', tone: 'neutral', icon: Undo2 },
  refunded: { text: 'orders.refunded', tone: 'neutral', icon: Banknote },
}

/** Returns undefined for a state that this version of the page does not know yet. */
export const lookOf = (state: string): Look | undefined => looks[state as StoreOrderState]
