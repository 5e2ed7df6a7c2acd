import { notSent } from '@bra/contract/orders/order-states'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { Check, Circle, LoaderCircle, Minus, TriangleAlert } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'

type Step = 'done' | 'waiting' | 'running' | 'failed' | 'none'

const signs = {
  done: { Sign: Check, look: 'text-mata' },
  waiting: { Sign: Circle, look: 'text-ink-3' },
  running: { Sign: LoaderCircle, look: 'text-anil' },
  failed: { Sign: TriangleAlert, look: 'text-urucum' },
  none: { Sign: Minus, look: 'text-ink-3' },
} as const

const stepOfDocument = {
  ...{ draft: 'running', processing: 'running', authorised: 'done' },
  ...{ rejected: 'failed', denied: 'failed', cancelled: 'waiting', unused: 'waiting' },
} as const satisfies Record<NonNullable<StoreSale['document']>['state'], Step>

/** Says of a parcel how far it is: picked, with its tax document, with its label, and posted. */
export function SaleSteps({
  sale: { state, bra_center: isCenter, document, labelled, shipping },
}: {
  sale: StoreSale
}) {
  const t = useText()
  const isSent = state === 'shipped'
  if (isCenter || !(isSent || notSent.includes(state))) return <span aria-hidden>–</span>
  const isPickup = shipping.code === 'retirada'
  const stepOf = (isDone: boolean): Step => (isDone ? 'done' : 'waiting')
  return (
    <span className="flex items-center gap-2.5">
      <Mark step={stepOf(state !== 'paid')} name={t('dispatching.listStep')} why="" />
      <Mark
        step={document ? stepOfDocument[document.state] : isPickup ? 'none' : 'waiting'}
        name={t('dispatching.documentStep')}
        why={document?.reason ?? ''}
      />
      <Mark step={isPickup ? 'none' : stepOf(labelled || isSent)} name={t('dispatching.labelStep')} why="" />
      <Mark step={stepOf(isSent)} name={t('dispatching.postedStep')} why="" />
    </span>
  )
}

function Mark({ step, name, why }: { step: Step; name: string; why: string }) {
  const t = useText()
  const { Sign, look } = signs[step]
  const text = t(`dispatching.step_${step}`, { step: name, why })
  return (
    <span title={text} className={look}>
      <Sign aria-hidden size={step === 'waiting' ? 12 : 18} strokeWidth={2} />
      <span className="sr-only">{text}</span>
    </span>
  )
}
