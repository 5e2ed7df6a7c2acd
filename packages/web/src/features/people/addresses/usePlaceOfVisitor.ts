import { useEffect } from 'react'
import { cepWithoutAddress } from '../../lib/destination.ts'
import { useCall } from '../../lib/env.ts'
import { currentSession } from '../../lib/session.ts'
import { idle } from '../../ui/leisure.ts'

/** A visitor's CEP of an earlier visit has its address again in a new tab. */
export function usePlaceOfVisitor() {
  const call = useCall()
  useEffect(() => {
    if (currentSession() || !cepWithoutAddress()) return
    idle(() => void import('./takeDefaultAddress.ts').then(({ bringBackDestination }) => bringBackDestination(call)))
  }, [call])
}
