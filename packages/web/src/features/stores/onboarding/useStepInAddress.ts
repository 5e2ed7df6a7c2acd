import { useEffect, useEffectEvent } from 'react'
import { useAddress } from '../../lib/address.ts'

const NAME = 'passo'

/** The step stands in the address too, so that Back goes one step back and not away; the one that was kept counts first. */
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
