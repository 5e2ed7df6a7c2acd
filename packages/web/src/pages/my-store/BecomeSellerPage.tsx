import { Wizard } from '../../features/openings/Wizard.tsx'
import { KeptPage } from '../../layouts/Guarded.tsx'
import { PageTop } from '../../layouts/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { useText } from '../../lib/text.tsx'

/** The way to a store, open to whoever wants to look at it first. */
export default function BecomeSellerPage() {
  const t = useText()
  const page = (
    <>
      <Head title={t('opening.title')} description={t('opening.lead')} />
      <PageTop title={t('opening.title')} />
      <p className="mt-2 max-w-[60ch] text-ink-2">{t('opening.lead')}</p>
      <Wizard />
    </>
  )
  return (
    <KeptPage waiting={page} visitor={page}>
      {page}
    </KeptPage>
  )
}
