import { MyStores } from '../../features/stores/onboarding/MyStores.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { useText } from '../../lib/text.tsx'

export default function MyStoresPage() {
  const t = useText()
  return (
    <>
      <Head title={t(officeTitles.myStores)} hidden />
      <PageTop title={t(officeTitles.myStores)} />
      <div className="mt-4">
        <MyStores />
      </div>
    </>
  )
}
