import { money } from '@bra/contract/trade/format'
import type { SeenDispute } from '@bra/contract/care/disputes.schemas'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Notice } from '../../../ui/states.tsx'
import { DecideDispute } from './DecideDispute.tsx'
import { disputeTexts } from './texts.ts'

const tones: Record<SeenDispute['state'], Tone> = { open: 'buriti', won: 'mata', lost: 'urucum' }

export function DisputeSummary({ dispute }: { dispute: SeenDispute }) {
  const { t, visit } = useEnv()
  const { state, order_id: order, decided_at: decidedAt } = dispute
  const held = dispute.proofs.reduce((sum, { held_cents: cents }) => sum + cents, 0)
  const link = (
    <Link to={paths.adminOrder(order)} className={loneLinkStyle}>
      {t(disputeTexts.orderLabel, { id: String(order) })}
    </Link>
  )
  return (
    <section aria-label={t(disputeTexts.summary)} className="panel grid gap-4 p-4 sm:p-5">
      <Badge tone={tones[state]}>{t(disputeTexts[`state_${state}`])}</Badge>
      <Facts
        facts={[
          [t(disputeTexts.order), link],
          [t(disputeTexts.amount), money(dispute.cents)],
          [t(disputeTexts.held), money(held)],
          [t(disputeTexts.method), t(disputeTexts[dispute.method])],
          [t(disputeTexts.since), moment(dispute.opened_at, visit.language)],
          [t(disputeTexts.decidedAt), decidedAt && moment(decidedAt, visit.language)],
          [t(disputeTexts.decidedBy), decidedAt && (dispute.decided_by ?? t(disputeTexts.byProvider))],
          [t(disputeTexts.reason), dispute.reason],
        ]}
      />
      {state === 'open' && (
        <>
          <Notice tone="buriti">{t(disputeTexts.openHint)}</Notice>
          <DecideDispute id={dispute.id} />
        </>
      )}
    </section>
  )
}
