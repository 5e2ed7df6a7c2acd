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

/** The buyer's complaints about a parcel, and the way to a new one. */
export function ParcelTrouble({ parcel, orderId }: { parcel: StoreOrder; orderId: number }) {
  const t = useText()
  const isPaid = parcel.state !== 'awaiting_payment' && parcel.state !== 'expired'
  const { data } = useQuery({ ...complaintsOfOrder(orderId), enabled: isPaid })
  useComplaintNews()
  const own = data?.complaints.filter(({ store_order_id: of }) => of === parcel.id) ?? []
  return (
    <div className="grid gap-3 empty:hidden print:hidden">
      <ComplaintLinks complaints={own} you="client" pathOf={({ id }) => complaintPaths.one(id)} />
      {openToComplaints.includes(parcel.state) && (
        <div>
          <Link to={complaintPaths.open(parcel.id)} className={buttonStyle('outline')}>
            <LifeBuoy aria-hidden size={16} strokeWidth={2} />
            {t('complaints.problem')}
          </Link>
        </div>
      )}
    </div>
  )
}
