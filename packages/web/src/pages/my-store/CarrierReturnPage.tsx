import { carrierAccounts } from '@bra/contract/stores/carrier-accounts'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { carrierAccountTexts } from '../../features/stores/carrier-accounts/texts.ts'
import { useCommand } from '../../lib/command.ts'
import { Head } from '../../lib/head.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { paths } from '../../lib/paths.ts'
import { Refusal } from '../../lib/Refusal.tsx'
import { useText } from '../../lib/text.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'

/** The carrier sends a person back to this page, with a code or with a refusal. */
export default function CarrierReturnPage() {
  const t = useText()
  const [query] = useSearchParams()
  const [code, state] = [query.get('code'), query.get('state')]
  const finish = useFinish()
  const isSent = useRef(false)
  const { mutate } = finish
  useEffect(() => {
    // A code can be used once.
    if (isSent.current || !code || !state) return
    isSent.current = true
    mutate({ body: { code, state } })
  }, [code, state, mutate])
  const isDenied = !code || !state
  return (
    <>
      <Head title={t(officeTitles.carrierAccount)} hidden />
      <PageTop
        title={t(officeTitles.carrierAccount)}
        parents={[{ name: t(officeTitles.company), path: paths.company('frete') }]}
      />
      <div className="mt-4 grid justify-items-start gap-4">
        {isDenied ? (
          <p role="status">{t(carrierAccountTexts.denied)}</p>
        ) : (
          !finish.error && <p role="status">{t(carrierAccountTexts.finishing)}</p>
        )}
        <Refusal error={finish.error} />
        {(isDenied || finish.error) && (
          <Link to={paths.company('frete')} className={loneLinkStyle}>
            {t(carrierAccountTexts.back)}
          </Link>
        )}
      </div>
    </>
  )
}

function useFinish() {
  const navigate = useNavigate()
  return useCommand(carrierAccounts.finish, {
    tells: true,
    onSuccess: () => void navigate(paths.company('frete'), { replace: true }),
  })
}
