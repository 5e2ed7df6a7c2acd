import { useState } from 'react'

export const stepNames = ['address', 'freight', 'payment'] as const
export type StepName = (typeof stepNames)[number]

export interface Steps {
  open: StepName
  isDone: (step: StepName) => boolean
  go: (step: StepName) => void
}

/** Going back keeps the later steps done. */
export function useSteps() {
  const [reached, set] = useState<{ open: StepName; furthest: StepName } | null>(null)
  const at = (step: StepName) => stepNames.indexOf(step)
  /** `first` is open until the buyer goes to another step. */
  return (first: StepName): Steps => {
    const { open, furthest } = reached ?? { open: first, furthest: first }
    return {
      open,
      isDone: (step) => step !== open && at(step) < at(furthest),
      go: (step) => set({ open: step, furthest: at(step) > at(furthest) ? step : furthest }),
    }
  }
}
