import { useQuery } from '@tanstack/react-query'
import { useComplaintNews, waitingForStore } from './complaints.data.ts'

/** Returns how many complaints wait for the store's answer. */
export function useWaitingComplaints(storeId: number | undefined) {
  const { data } = useQuery({ ...waitingForStore(storeId ?? 0), enabled: storeId !== undefined })
  useComplaintNews(storeId ?? null)
  return data?.paginate.total ?? 0
}
