import { openToComplaints } from '@bra/contract/care/complaint-states'
import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { Link } from 'react-router'
import { complaintPaths } from '../../../lib/complaint-paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { complaintsOfOrder, useComplaintNews } from './complaints.data.ts'
import { ComplaintLinks } from './ComplaintLinks.tsx'
import { complaintTexts } from './texts.ts'

export function ComplaintsOfParcel({ parcel, orderId }: { parcel: StoreOrder; orderId: number }) {
  const isPaid = parcel.state !== 'awaiting_payment' && parcel.state !== 'expired'
  const { data } = useQuery({ ...complaintsOfOrder(orderId), enabled: isPaid })
  useComplaintNews()
  const own = data?.complaints.filter(({ store_order_id: of }) => of === parcel.id) ?? []
  if (own.length === 0) return null
  return (
    <div className="print:hidden">
      <ComplaintLinks complaints={own} you="client" pathOf={({ id }) => complaintPaths.one(id)} />
    </div>
  )
}

export function TroubleButton({ parcel }: { parcel: StoreOrder }) {
  const t = useText()
  if (!openToComplaints.includes(parcel.state)) return null
  return (
    <Link to={complaintPaths.open(parcel.id)} className={buttonStyle('outline')}>
      <LifeBuoy aria-hidden size={16} strokeWidth={2} />
      {t(complaintTexts.problem)}
    </Link>
  )
}
