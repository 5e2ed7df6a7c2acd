import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { AddressBook } from '../../features/addresses/AddressBook.tsx'
import { PageTop } from '../../layouts/PageTop.tsx'
import { useDestination } from '../../lib/destination.ts'
import { Head } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useKnownSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const CepForm = lazy(async () => ({ default: (await import('../../features/addresses/CepForm.tsx')).CepForm }))

/** For a visitor the CEP that freight is reckoned to; for who is signed in, the addresses. */
export default function AddressPage() {
  const t = useText()
  const session = useKnownSession()
  return (
    <>
      <Head title={t('pages.addresses')} hidden />
      <PageTop title={t('pages.addresses')} />
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
      <p className="mt-5 mb-3 text-ink-2">{t('addresses.visitorHint')}</p>
      <Link to={paths.login(paths.addresses())} className={buttonStyle('outline')}>
        {t('addresses.enter')}
      </Link>
    </div>
  )
}
