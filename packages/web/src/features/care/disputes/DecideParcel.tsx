import { disputes } from '@bra/contract/care/disputes'
import type { SeenParcel } from '@bra/contract/office/order-search.schemas'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { Decisions } from './Decisions.tsx'
import { SaidMessages } from './SaidMessages.tsx'
import { disputeTexts } from './texts.ts'

export function DecideParcel({ parcel }: { parcel: SeenParcel }) {
  const { id, state, decisions, arrival_note: note, messages } = parcel
  const t = useText()
  const call = useCall()
  if (decisions.length === 0) return null
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      {state === 'shipped' && note && (
        <>
          <Notice tone="buriti">{t(disputeTexts.arrivalHint, { note })}</Notice>
          <SaidMessages messages={messages} store={parcel.store?.name ?? t(disputeTexts.centre)} />
        </>
      )}
      <Decisions
        choices={decisions.map((decision) => ({
          decision,
          name: t(disputeTexts[`parcel_${decision}`]),
          hint: t(disputeTexts[`parcel_${decision}Hint`]),
          isDangerous: decision !== 'deliver',
        }))}
        told={t(disputeTexts.returnToldHint)}
        send={(decision, reason) =>
          callEndpoint(call, disputes.decideParcel, {
            params: { id },
            body: { decision, reason },
          })
        }
      />
    </div>
  )
}
