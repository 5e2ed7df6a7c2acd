import { useEffect, useEffectEvent } from 'react'
import { useAddress } from '../../../lib/address.ts'

const NAME = 'passo'

/** Keeps the step in the address as well, so that Back goes one step back. A saved step takes precedence. */
export function useStepInAddress(step: number | undefined, go: (step: number) => void) {
  const { query, change } = useAddress()
  const inAddress = query.get(NAME)
  const show = useEffectEvent((now: number) => {
    const word = String(now + 1)
    if (word !== inAddress) change({ [NAME]: word }, { replace: inAddress === null })
  })
  const follow = useEffectEvent((word: string | null) => {
    const asked = Number(word) - 1
    if (step !== undefined && step !== asked && /^[1-4]$/.test(word ?? '')) go(asked)
  })
  useEffect(() => follow(inAddress), [inAddress])
  useEffect(() => {
    if (step !== undefined) show(step)
  }, [step])
}
