import type { Reply } from '@bra/contract/kit/api'
import { content } from '@bra/contract/ground/content'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ask } from '../../../lib/query.ts'
import { useIdle } from '../../../ui/useLeisure.ts'
import { readNotices, subscribeToRead } from './read-notices.ts'

export type SiteNotice = Reply<typeof content.siteNotices>['notices'][number]

const siteNoticesQuery = ask(content.siteNotices, {})

export function useSiteNotices(): SiteNotice[] {
  const read = useSyncExternalStore(subscribeToRead, readNotices, () => '')
  const isIdle = useIdle()
  const { data } = useQuery({ ...siteNoticesQuery, enabled: isIdle, staleTime: 300_000 })
  return (data?.notices ?? []).filter(({ id }) => !read.split(',').includes(String(id)))
}
