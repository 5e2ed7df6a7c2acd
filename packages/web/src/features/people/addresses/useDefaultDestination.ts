import { useEffect } from 'react'
import { useCall } from '../../lib/env.ts'
import { DESTINATION_OF } from '../../lib/session.ts'
import { bringBackDestination, takeDefaultAddress } from './takeDefaultAddress.ts'

/** The default address of whoever signs in becomes where freight is reckoned to; a CEP chosen since then stays. */
export function useDefaultDestination(person: number) {
  const call = useCall()
  useEffect(() => {
    if (localStorage.getItem(DESTINATION_OF) === String(person)) return void bringBackDestination(call)
    localStorage.setItem(DESTINATION_OF, String(person))
    void takeDefaultAddress(call)
  }, [call, person])
}
