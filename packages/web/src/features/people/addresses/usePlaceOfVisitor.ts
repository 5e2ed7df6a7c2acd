import { useEffect } from 'react'
import { cepWithoutAddress } from './destination.ts'
import { useCall } from '../../../lib/env.ts'
import { currentSession } from '../../../lib/session.ts'
import { idle } from '../../../ui/leisure.ts'

/** Restores the address of a visitor's earlier CEP in a new tab. */
export function usePlaceOfVisitor() {
  const call = useCall()
  useEffect(() => {
    if (currentSession() || !cepWithoutAddress()) return
    idle(() => void import('./takeDefaultAddress.ts').then(({ bringBackDestination }) => bringBackDestination(call)))
  }, [call])
}
