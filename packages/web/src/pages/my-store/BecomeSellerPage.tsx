import { BankStep } from '../../features/payouts/wallet/BankStep.tsx'
import { Wizard } from '../../features/stores/onboarding/Wizard.tsx'
import { KeptPage } from '../../layouts/Guarded.tsx'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { useText } from '../../lib/text.tsx'

/** Open to anybody who wants to read it before signing in. */
export default function BecomeSellerPage() {
  const t = useText()
  const page = (
    <>
      <Head title={t('opening.title')} description={t('opening.lead')} />
      <PageTop title={t('opening.title')} />
      <p className="mt-2 max-w-[60ch] text-ink-2">{t('opening.lead')}</p>
      <Wizard BankStep={BankStep} />
    </>
  )
  return (
    <KeptPage waiting={page} visitor={page}>
      {page}
    </KeptPage>
  )
}
