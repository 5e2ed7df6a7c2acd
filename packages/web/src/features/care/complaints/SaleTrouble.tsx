import { useQuery } from '@tanstack/react-query'
import { complaintPaths } from '../../../lib/complaint-paths.ts'
import { complaintsOfSale, useComplaintNews } from './complaints.data.ts'
import { ComplaintLinks } from './ComplaintLinks.tsx'

export function SaleTrouble({ storeId, id }: { storeId: number; id: number }) {
  const { data } = useQuery(complaintsOfSale(storeId, id))
  useComplaintNews(storeId)
  return (
    <ComplaintLinks
      complaints={data?.complaints ?? []}
      you="store"
      pathOf={(complaint) => complaintPaths.ofStore(storeId, complaint.id)}
    />
  )
}
