import { signaturesInForce } from '@bra/contract/stores/signature-life'
import type { Plan, Signature } from '@bra/contract/stores/subscriptions.schemas'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { BillPanel } from './BillPanel.tsx'
import { ChangePanel } from './ChangePanel.tsx'
import { CheapestNote } from './CheapestNote.tsx'
import type { Comparison } from './comparison.ts'
import { DonePanel } from './DonePanel.tsx'
import { PlacesPanel } from './PlacesPanel.tsx'
import { smallestThatFits } from './plan-comparison.ts'
import { openBillOf, placesQuery, salesQuery } from './plan-tab.data.ts'
import { PlanComparison } from './PlanComparison.tsx'
import { SignaturePanel } from './SignaturePanel.tsx'
import { usePaying } from './usePaying.ts'

interface PlanOfStoreProps {
  storeId: number
  plans: Plan[]
  signature: Signature | undefined
  readAt: number
}

export function PlanOfStore({ storeId, plans, signature, readAt }: PlanOfStoreProps) {
  const paying = usePaying()
  const current = planInForce(plans, signature)
  const places = useQuery(placesQuery(storeId, current?.code ?? '')).data
  const sales = useQuery(salesQuery(storeId)).data?.sales_cents.now ?? null
  const offers = places ? places.counts.available + places.plan.waiting : null
  const suggested = places?.plan.waiting ? smallestThatFits(plans, offers!) : undefined
  const { picked, pick, sent, send } = useChoice(signature)
  const bill = openBillOf(signature)
  const chosen =
    plans.find(({ code }) => code === picked) ?? (bill || sent || suggested === current ? undefined : suggested)
  const comparison: Comparison = {
    ...{ plans, current, signature, offers, sales },
    chosen: (chosen ?? bill?.plan)?.code ?? null,
    onChoose: pick,
  }
  const panel = chosen ? (
    <ChangePanel
      key={chosen.code}
      {...{ storeId, plan: chosen, signature, readAt, paying, isPicked: picked !== null }}
      onSent={() => send(chosen.code)}
    />
  ) : bill ? (
    <BillPanel key={bill.id} bill={bill} readAt={readAt} paying={paying} />
  ) : (
    <DonePanel signature={signature} plan={sent} />
  )
  return (
    <>
      {places && offers !== null && <PlacesPanel storeId={storeId} offers={offers} plan={places.plan} />}
      {signature && <SignaturePanel signature={signature} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <PlanComparison of={comparison} />
        <div className={clsx('grid max-w-xl min-w-0 gap-5', bill && !chosen && 'max-xl:order-first')}>
          {panel}
          <CheapestNote of={comparison} />
        </div>
      </div>
    </>
  )
}

/** A store without a signature has the free plan. */
const planInForce = (plans: Plan[], signature: Signature | undefined) =>
  plans.find(({ code, price_cents: price }) =>
    signature && signaturesInForce.includes(signature.state) ? code === signature.plan.code : price === 0,
  )

/** `sent` is the plan whose bill was last seen open, or that was just agreed on: its news is told when it is in force. */
function useChoice(signature: Signature | undefined) {
  const [picked, pick] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const billed = openBillOf(signature)?.plan.code
  if (billed !== undefined && billed !== sent) setSent(billed)
  const send = (plan: string) => {
    pick(null)
    setSent(plan)
  }
  return { picked, pick, sent, send }
}
