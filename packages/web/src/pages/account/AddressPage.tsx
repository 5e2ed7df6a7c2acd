import { Suspense } from 'react'
import { Link } from 'react-router'
import { AddressBook } from '../../features/people/addresses/AddressBook.tsx'
import { addressTexts } from '../../features/people/addresses/texts.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { partOfBrowser } from '../../lib/lazy-part.tsx'
import { useDestination } from '../../features/people/addresses/destination.ts'
import { Head } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useKnownSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const CepForm = partOfBrowser(async () => (await import('../../features/people/addresses/CepForm.tsx')).CepForm)

export default function AddressPage() {
  const t = useText()
  const session = useKnownSession()
  return (
    <>
      <Head title={t(pageTitles.addresses)} hidden />
      <PageTop title={t(pageTitles.addresses)} />
      <div className="mt-5">
        {session === undefined && <Skeleton className="h-60 max-w-md" />}
        {session === null && <VisitorPlace />}
        {session && <AddressBook />}
      </div>
    </>
  )
}

function VisitorPlace() {
  const t = useText()
  const { cep } = useDestination()
  return (
    <div className="max-w-md">
      <div className="panel min-h-60 p-5">
        <Suspense>
          <CepForm chosen={cep} />
        </Suspense>
      </div>
      <p className="mt-5 mb-3 text-ink-2">{t(addressTexts.visitorHint)}</p>
      <Link to={paths.login(paths.addresses())} className={buttonStyle('outline')}>
        {t(addressTexts.enter)}
      </Link>
    </div>
  )
}
