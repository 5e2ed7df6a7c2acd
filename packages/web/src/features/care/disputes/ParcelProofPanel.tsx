import { money } from '@bra/contract/trade/format'
import type { ParcelProof } from '@bra/contract/care/disputes.schemas'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { Facts } from '../../../ui/Facts.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { parcelInWords } from '../../orders/orders/parcel-part.ts'
import { SaidMessages } from './SaidMessages.tsx'
import { disputeTexts } from './texts.ts'

interface ParcelProofPanelProps {
  proof: ParcelProof
  parcel: { part: number; parts: number }
}

export function ParcelProofPanel({ proof, parcel }: ParcelProofPanelProps) {
  const { t, visit } = useEnv()
  const title = t(disputeTexts.proof, { parcel: parcelInWords(parcel, { sender: proof.store, t }) })
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
      {!proof.posted_at && <p className="text-ink-2">{t(disputeTexts.notPosted)}</p>}
      <Facts
        facts={[
          [t(disputeTexts.carrier), proof.carrier],
          [t(disputeTexts.tracking), tracking],
          [t(disputeTexts.posted), on(proof.posted_at)],
          [t(disputeTexts.delivered), on(proof.delivered_at)],
          [t(disputeTexts.held), money(proof.held_cents)],
        ]}
      />
      <SaidMessages messages={proof.messages} store={proof.store} />
    </section>
  )
}
