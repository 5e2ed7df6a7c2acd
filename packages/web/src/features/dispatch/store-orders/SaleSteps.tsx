import { notSent } from '@bra/contract/orders/order-states'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { Check, Circle, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'

type Step = 'done' | 'waiting' | 'running' | 'failed'

const signs = {
  done: { Sign: Check, look: 'text-mata' },
  waiting: { Sign: Circle, look: 'text-ink-3' },
  running: { Sign: LoaderCircle, look: 'text-anil' },
  failed: { Sign: TriangleAlert, look: 'text-urucum' },
} as const

const stepOfDocument = {
  ...{ draft: 'running', processing: 'running', authorised: 'done' },
  ...{ rejected: 'failed', denied: 'failed', cancelled: 'waiting', unused: 'waiting' },
} as const satisfies Record<NonNullable<StoreSale['document']>['state'], Step>

/** Says of a parcel that was not sent whether it has its tax document and its label. */
export function SaleSteps({
  sale: { state, bra_center: isCenter, document, labelled, shipping },
}: {
  sale: StoreSale
}) {
  const t = useText()
  if (isCenter || !notSent.includes(state) || shipping.code === 'retirada') return <span aria-hidden>–</span>
  return (
    <span className="flex gap-3">
      <Mark
        step={document ? stepOfDocument[document.state] : 'waiting'}
        name={t('dispatching.documentStep')}
        why={document?.reason ?? ''}
      />
      <Mark step={labelled ? 'done' : 'waiting'} name={t('dispatching.labelStep')} why="" />
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
