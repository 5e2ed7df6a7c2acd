import { useQuery } from '@tanstack/react-query'
import { newestOfStore, useComplaintNews } from './complaints.data.ts'

/** Returns how many complaints wait for the store's answer. */
export function useWaitingComplaints(storeId: number | undefined) {
  const { data } = useQuery({ ...newestOfStore(storeId ?? 0), enabled: storeId !== undefined })
  useComplaintNews(storeId ?? null)
  return data?.complaints.filter(({ awaiting }) => awaiting === 'store').length ?? 0
}
