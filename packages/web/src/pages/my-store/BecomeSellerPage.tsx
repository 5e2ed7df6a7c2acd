import { BankStep } from '../../features/payouts/wallet/BankStep.tsx'
import { storeOpeningTexts } from '../../features/stores/onboarding/texts.ts'
import { Wizard } from '../../features/stores/onboarding/Wizard.tsx'
import { KeptPage } from '../../layouts/Guarded.tsx'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { useText } from '../../lib/text.tsx'

/** Visitors may read the page before they sign in. */
export default function BecomeSellerPage() {
  const t = useText()
  const page = (
    <>
      <Head title={t(storeOpeningTexts.title)} description={t(storeOpeningTexts.lead)} />
      <PageTop title={t(storeOpeningTexts.title)} />
      <p className="mt-2 max-w-[60ch] text-ink-2">{t(storeOpeningTexts.lead)}</p>
      <Wizard BankStep={BankStep} />
    </>
  )
  return (
    <KeptPage waiting={page} visitor={page}>
      {page}
    </KeptPage>
  )
}
