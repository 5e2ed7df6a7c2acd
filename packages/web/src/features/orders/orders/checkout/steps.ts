import { useState } from 'react'

export const stepNames = ['address', 'freight', 'payment', 'review'] as const
export type StepName = (typeof stepNames)[number]

export interface Steps {
  open: StepName
  isDone: (step: StepName) => boolean
  go: (step: StepName) => void
}

/** Holds which step is open and how far the buyer has come; going back keeps the later steps done. */
export function useSteps(first: StepName): Steps {
  const [{ open, furthest }, set] = useState({ open: first, furthest: first })
  const at = (step: StepName) => stepNames.indexOf(step)
  return {
    open,
    isDone: (step) => step !== open && at(step) < at(furthest),
    go: (step) => set({ open: step, furthest: at(step) > at(furthest) ? step : furthest }),
  }
}
