import { disputes } from '@bra/contract/care/disputes'
import type { SeenParcel } from '@bra/contract/office/order-search.schemas'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { ReturnProofs } from '../../orders/parcels/ReturnProofs.tsx'
import { Decisions } from './Decisions.tsx'
import { SaidMessages } from './SaidMessages.tsx'
import { disputeTexts } from './texts.ts'

const decisions = ['buyer', 'store'] as const

/** Both sides read the reason that the operator gives. */
export function DecideReturn({ parcel }: { parcel: SeenParcel }) {
  const t = useText()
  const call = useCall()
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <h3 className="text-label font-semibold">{t(disputeTexts.returnTitle)}</h3>
      <Notice tone="buriti">{t(disputeTexts.returnHint)}</Notice>
      <ReturnProofs of={parcel} />
      <SaidMessages messages={parcel.messages} store={parcel.store?.name ?? t(disputeTexts.centre)} />
      <Decisions
        choices={decisions.map((decision) => ({
          decision,
          name: t(disputeTexts[`return_${decision}`]),
          hint: t(disputeTexts[`return_${decision}Hint`]),
        }))}
        told={t(disputeTexts.returnToldHint)}
        send={(decision, reason) =>
          callEndpoint(call, disputes.decideReturn, {
            params: { id: parcel.id },
            body: { decision, reason },
          })
        }
      />
    </div>
  )
}
