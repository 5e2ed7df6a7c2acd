import { useEffect } from 'react'
import { useCall } from '../../../lib/env.ts'
import { DESTINATION_OF } from '../../../lib/session.ts'
import { bringBackDestination, takeDefaultAddress } from './takeDefaultAddress.ts'

/** After sign-in, freight is calculated to the person's default address, unless a CEP was chosen since then. */
export function useDefaultDestination(person: number) {
  const call = useCall()
  useEffect(() => {
    if (localStorage.getItem(DESTINATION_OF) === String(person)) return void bringBackDestination(call)
    localStorage.setItem(DESTINATION_OF, String(person))
    void takeDefaultAddress(call)
  }, [call, person])
}
