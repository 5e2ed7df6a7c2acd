import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { judgeQuery } from '../../features/stores/onboarding/admin-stores.data.ts'
import { storeReviewTexts } from '../../features/stores/onboarding/store-review-texts.ts'
import { StoreFile } from '../../features/stores/onboarding/StoreFile.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export default function StoreJudgePage() {
  const t = useText()
  const id = idOf(useParams().id) ?? refusePage()
  const answer = useQuery(judgeQuery(id))
  const title = answer.data?.name ?? t(officeTitles.adminStore)
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t(officeTitles.adminStores), path: paths.admin('stores') }]} />
      <Answer to={answer} title={t(storeReviewTexts.judgeFailed)} className="mt-3" endsPage>
        {(store) => <StoreFile store={store} />}
      </Answer>
    </>
  )
}
