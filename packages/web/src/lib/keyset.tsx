import type { Endpoint, Reply } from '@bra/contract/kit/api'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../ui/Button.tsx'
import { callEndpoint, routeOf } from './call.ts'
import { useCall } from './env.ts'
import { siteTexts } from './site-texts.ts'
import { useText } from './text.tsx'

type Query = Record<string, string | number | undefined>

/** Each page starts after the last row of the one before. */
export function useKeyset<E extends Endpoint>(endpoint: E, query: Query) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: [routeOf(endpoint), 'keyset', query],
    queryFn: ({ pageParam: before }) =>
      callEndpoint(call, endpoint, { query: { ...query, before } } as never) as Promise<
        Reply<E> & { next: number | null }
      >,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

interface NextPageProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

export function NextPage({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: NextPageProps) {
  const t = useText()
  if (!hasNextPage) return null
  return (
    <div className="flex justify-center py-6">
      <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t(siteTexts.more)}
      </Button>
    </div>
  )
}
