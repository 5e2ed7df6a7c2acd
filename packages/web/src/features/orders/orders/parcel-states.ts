import type { SiteText } from '@bra/contract/kit/both'
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
import type { Tone } from '../../../ui/Badge.tsx'
import { parcelStateTexts } from './parcel-state-texts.ts'

interface Look {
  text: SiteText
  tone: Tone
  icon: LucideIcon
}

const looks: Record<StoreOrderState, Look> = {
  awaiting_payment: { text: parcelStateTexts.awaiting_payment, tone: 'buriti', icon: Clock },
  paid: { text: parcelStateTexts.paid, tone: 'mata', icon: Check },
  picking: { text: parcelStateTexts.picking, tone: 'anil', icon: PackageOpen },
  invoiced: { text: parcelStateTexts.invoiced, tone: 'anil', icon: FileText },
  ready_to_ship: { text: parcelStateTexts.ready_to_ship, tone: 'anil', icon: Package },
  shipped: { text: parcelStateTexts.shipped, tone: 'anil', icon: Truck },
  delivered: { text: parcelStateTexts.delivered, tone: 'mata', icon: PackageCheck },
  completed: { text: parcelStateTexts.completed, tone: 'mata', icon: CheckCheck },
  expired: { text: parcelStateTexts.expired, tone: 'neutral', icon: TimerOff },
  cancellation_requested: {
    text: parcelStateTexts.cancellation_requested,
    tone: 'buriti',
    icon: MessageCircleQuestion,
  },
  cancelled: { text: parcelStateTexts.cancelled, tone: 'neutral', icon: CircleX },
  lost: { text: parcelStateTexts.lost, tone: 'urucum', icon: PackageX },
  return_requested: { text: parcelStateTexts.return_requested, tone: 'buriti', icon: MessageCircleQuestion },
  return_authorised: { text: parcelStateTexts.return_authorised, tone: 'buriti', icon: Undo2 },
  returning: { text: parcelStateTexts.returning, tone: 'anil', icon: Undo2 },
  returned: { text: parcelStateTexts.returned, tone: 'neutral', icon: Undo2 },
  refunded: { text: parcelStateTexts.refunded, tone: 'neutral', icon: Banknote },
}

/** Returns undefined for a state that this version of the page does not know yet. */
export const lookOf = (state: string): Look | undefined => looks[state as StoreOrderState]
