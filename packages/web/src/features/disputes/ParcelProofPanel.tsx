import { money } from '@bra/contract/format'
import type { ParcelProof } from '@bra/contract/disputes.schemas'
import { useEnv } from '../../lib/env.ts'
import { moment } from '../../lib/moment.ts'
import { Facts } from '../../ui/Facts.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'

/** Whether a parcel was sent and came, and what buyer and store wrote about it. */
export function ParcelProofPanel({ proof }: { proof: ParcelProof }) {
  const { t, visit } = useEnv()
  const title = t('disputes.proof', { id: String(proof.parcel_id), store: proof.store })
  const on = (at: string | null) => at && moment(at, visit.language)
  const { tracking_code: code, tracking_url: url } = proof
  const tracking = url ? (
    <a href={url} target="_blank" rel="noreferrer" className={loneLinkStyle}>
      {code}
    </a>
  ) : (
    code
  )
  return (
    <section aria-label={title} className="panel grid gap-4 p-4 sm:p-5">
      <h2 className="text-h3">{title}</h2>
      {!proof.posted_at && <p className="text-ink-2">{t('disputes.notPosted')}</p>}
      <Facts
        facts={[
          [t('disputes.carrier'), proof.carrier],
          [t('disputes.tracking'), tracking],
          [t('disputes.posted'), on(proof.posted_at)],
          [t('disputes.delivered'), on(proof.delivered_at)],
          [t('disputes.held'), money(proof.held_cents)],
        ]}
      />
      <div className="border-t border-line pt-3">
        <h3 className="text-label font-semibold">{t('disputes.messages')}</h3>
        {proof.messages.length === 0 && <p className="mt-1 text-ink-2">{t('disputes.noMessages')}</p>}
        <ol className="divide-y divide-line">
          {proof.messages.map(({ id, by, body, at }) => (
            <li key={id} className="py-2.5">
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
              <p className="text-label text-ink-2">
                {by === 'store' ? proof.store : t('lookups.by_buyer')} · {on(at)}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
