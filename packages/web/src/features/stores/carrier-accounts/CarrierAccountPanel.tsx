import type { CarrierAccount } from '@bra/contract/stores/carrier-accounts.schemas'
import { date } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Answer } from '../../../lib/Answer.tsx'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { carrierAccountQuery, useConnect, useDisconnect } from './carrier-accounts.data.ts'
import { carrierAccountTexts } from './texts.ts'

export function CarrierAccountPanel({ storeId }: { storeId: number }) {
  const t = useText()
  const answer = useQuery(carrierAccountQuery(storeId))
  return (
    <Answer to={answer} title={t(carrierAccountTexts.failed)} room="h-24">
      {({ available, account }) =>
        (available || account) && (
          <section aria-labelledby="carrier-account" className="panel grid justify-items-start gap-3 p-4 sm:p-5">
            <h2 id="carrier-account" className="text-h3">
              {t(carrierAccountTexts.heading)}
            </h2>
            <p className="max-w-[60ch] text-ink-2">{t(carrierAccountTexts.hint)}</p>
            {account && <AccountState account={account} />}
            <span className="flex flex-wrap gap-2">
              {available && (!account || account.ended) && <Connect storeId={storeId} isAgain={account !== null} />}
              {account && <Disconnect storeId={storeId} />}
            </span>
          </section>
        )
      }
    </Answer>
  )
}

function AccountState({ account: { email, connected_at: since, ended } }: { account: CarrierAccount }) {
  const t = useText()
  if (ended)
    return (
      <p role="status" className="max-w-[60ch] font-semibold text-urucum">
        {t(carrierAccountTexts.ended, { email })}
      </p>
    )
  return <p className="font-semibold break-words">{t(carrierAccountTexts.connected, { email, day: date(since) })}</p>
}

function Connect({ storeId, isAgain }: { storeId: number; isAgain: boolean }) {
  const t = useText()
  const connect = useConnect()
  return (
    <>
      <Button busy={connect.isPending} onClick={() => connect.mutate({ body: { store_id: storeId } })}>
        {t(isAgain ? carrierAccountTexts.again : carrierAccountTexts.connect)}
      </Button>
      <Refusal error={connect.error} />
    </>
  )
}

function Disconnect({ storeId }: { storeId: number }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const disconnect = useDisconnect(storeId)
  const disconnectIt = () => disconnect.mutate({ params: { store_id: storeId } })
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t(carrierAccountTexts.disconnect)}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t(carrierAccountTexts.disconnectTitle)}
        closeLabel={t(siteTexts.close)}
        footer={
          <>
            <Button variant="outline" onClick={() => setAsked(false)}>
              {t(carrierAccountTexts.keep)}
            </Button>
            <Button variant="danger" busy={disconnect.isPending} onClick={disconnectIt}>
              {t(carrierAccountTexts.disconnect)}
            </Button>
          </>
        }
      >
        <p className="max-w-[60ch]">{t(carrierAccountTexts.disconnectHint)}</p>
        <Refusal error={disconnect.error} />
      </Dialog>
    </>
  )
}
