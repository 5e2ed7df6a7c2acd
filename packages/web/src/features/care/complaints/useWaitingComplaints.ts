import { useQuery } from '@tanstack/react-query'
import { useComplaintNews, waitingForStore } from './complaints.data.ts'

export function useWaitingComplaints(storeId: number | undefined) {
  const { data } = useQuery({ ...waitingForStore(storeId ?? 0), enabled: storeId !== undefined })
  useComplaintNews(storeId ?? null)
  return data?.paginate.total ?? 0
}
