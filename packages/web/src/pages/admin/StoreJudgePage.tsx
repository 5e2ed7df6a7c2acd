import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { judgeQuery } from '../../features/openings/admin-stores.data.ts'
import { StoreFile } from '../../features/openings/StoreFile.tsx'
import { PageTop } from '../../layouts/PageTop.tsx'
import { CallError } from '../../lib/call.ts'
import { Head } from '../../lib/head.tsx'
import { refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorPanel } from '../../ui/states.tsx'

/** One store, with everything to decide by. */
export default function StoreJudgePage() {
  const t = useText()
  const id = idOf(useParams().id) ?? refusePage()
  const { data, error, isFetching, refetch } = useQuery(judgeQuery(id))
  if (error instanceof CallError && error.status < 500) refusePage()
  const title = data?.name ?? t('pages.adminStore')
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t('pages.adminStores'), path: paths.admin('stores') }]} />
      {error && (
        <ErrorPanel
          title={t('admin.judgeFailed')}
          retryLabel={t('shell.retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="mt-3 h-96" />}
      {data && <StoreFile store={data} />}
    </>
  )
}
