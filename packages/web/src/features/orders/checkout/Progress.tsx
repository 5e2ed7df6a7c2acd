import { use } from 'react'
import { createPortal } from 'react-dom'
import { ProgressSlot } from '../../../lib/progress-slot.ts'
import { useText } from '../../../lib/text.tsx'
import { ProgressSteps } from '../../../ui/ProgressSteps.tsx'
import { type StepName, stepNames } from './steps.ts'
import { checkoutTexts } from './texts.ts'

export function Progress({ open }: { open: StepName }) {
  const t = useText()
  const slot = use(ProgressSlot)
  if (!slot) return null
  return createPortal(
    <ProgressSteps
      label={t(checkoutTexts.progress)}
      steps={stepNames.map((step) => t(checkoutTexts[`${step}Short`]))}
      current={stepNames.indexOf(open)}
      doneWord={t(checkoutTexts.done)}
    />,
    slot,
  )
}
