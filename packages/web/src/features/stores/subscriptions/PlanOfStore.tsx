import type { Plan, PlanOfStore as PlanInForce, Signature } from '@bra/contract/stores/subscriptions.schemas'
import { useState } from 'react'
import { BillPanel } from './BillPanel.tsx'
import { ChangePanel } from './ChangePanel.tsx'
import { CheapestNote } from './CheapestNote.tsx'
import { beginningOf, type Comparison } from './comparison.ts'
import { DonePanel } from './DonePanel.tsx'
import { PlacesPanel } from './PlacesPanel.tsx'
import { smallestThatFits } from './plan-comparison.ts'
import { openBillOf, useSales } from './plan-tab.data.ts'
import { PlanComparison } from './PlanComparison.tsx'
import { SignaturePanel } from './SignaturePanel.tsx'
import { usePaying } from './usePaying.ts'

interface PlanOfStoreProps {
  storeId: number
  plans: Plan[]
  own: PlanInForce
  signature: Signature | undefined
  readAt: number
}

export function PlanOfStore(props: PlanOfStoreProps) {
  const { storeId, plans, signature } = props
  const { plan, places, asking: offers, waiting } = props.own
  const current = plans.find(({ code }) => code === plan.code)
  const sales = useSales(storeId)
  const choosing = useChoosing(signature)
  const bill = openBillOf(signature)
  const compared = { plans, current, signature, offers, sales }
  const suggested = bill || choosing.sent || waiting === 0 ? undefined : suggestionOf(compared)
  const chosen = plans.find(({ code }) => code === choosing.picked) ?? suggested
  const billed = bill?.kind === 'renewal' ? undefined : bill?.plan
  const comparison: Comparison = { ...compared, chosen: (chosen ?? billed)?.code ?? null, onChoose: choosing.pick }
  // What waits to be paid, or was just paid, stands before the plans wherever the two are not side by side.
  const isFirst = !chosen && (bill !== undefined || choosing.sent !== null)
  const side = (
    <div key="side" className="grid max-w-xl min-w-0 gap-5 xl:col-start-2 xl:row-start-1">
      <SidePanel {...props} chosen={chosen} choosing={choosing} />
      <CheapestNote of={comparison} />
    </div>
  )
  return (
    <>
      <PlacesPanel storeId={storeId} offers={offers} limit={places} waiting={waiting} />
      {signature && <SignaturePanel signature={signature} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        {isFirst && side}
        <PlanComparison key="plans" of={comparison} />
        {!isFirst && side}
      </div>
    </>
  )
}

interface SidePanelProps extends PlanOfStoreProps {
  chosen: Plan | undefined
  choosing: ReturnType<typeof useChoosing>
}

/** The plan that is chosen comes first, then the bill that is open, then the news of what was agreed on. */
function SidePanel({ storeId, signature, readAt, chosen, choosing }: SidePanelProps) {
  const paying = usePaying()
  const { picked, sent, send, isAnswer } = choosing
  const bill = openBillOf(signature)
  if (chosen)
    return (
      <ChangePanel
        key={chosen.code}
        {...{ storeId, plan: chosen, signature, readAt, paying, isPicked: picked !== null }}
        onSent={() => send(chosen.code)}
      />
    )
  if (bill) return <BillPanel key={bill.id} {...{ bill, readAt, paying, isAnswer }} />
  return <DonePanel signature={signature} plan={sent} isAnswer={isAnswer} />
}

/** Returns the smallest plan with a place for every offer, unless the store has it or has settled for it. */
function suggestionOf({ plans, current, signature, offers }: Omit<Comparison, 'chosen' | 'onChoose'>) {
  const fitting = smallestThatFits(plans, offers)
  return fitting && fitting !== current && !beginningOf(fitting, signature) ? fitting : undefined
}

/**
 * `sent` is the plan whose bill was last seen open, or that was just agreed on: its news is told when it is in force.
 * `isAnswer` says that a press led to what is shown.
 */
function useChoosing(signature: Signature | undefined) {
  const [picked, pick] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const [isAnswer, setAnswer] = useState(false)
  const billed = openBillOf(signature)?.plan.code
  if (billed !== undefined && billed !== sent) setSent(billed)
  const send = (plan: string) => {
    pick(null)
    setSent(plan)
    setAnswer(true)
  }
  return { picked, pick, sent, send, isAnswer }
}
