import { standards } from '@bra/contract/prices/standards'
import { writeStandard } from '@bra/contract/trade/standard'
import { useEffect } from 'react'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { useEnv } from '../../../lib/env.ts'
import { currentSession, STANDARD_OF } from '../../../lib/session.ts'
import { keepStandardHere, standardHere } from './standard.ts'

/** After sign-in, prices are told by the person's own standard; one that was chosen here before becomes theirs. */
export function useOwnStandard(person: number) {
  const { call, queryClient } = useEnv()
  useEffect(() => {
    const takeOver = async () => {
      if (await takeOwnStandard(call, person)) await queryClient.invalidateQueries()
    }
    // Without an answer the standard of the browser stays, and the next page asks again.
    void takeOver().catch(() => undefined)
  }, [call, queryClient, person])
}

/** Asks once for each tab and person; returns whether the prices on screen are now told by another standard. */
async function takeOwnStandard(call: Call, person: number) {
  const owner = localStorage.getItem(STANDARD_OF)
  if (owner === String(person) && sessionStorage.getItem(STANDARD_OF) === owner) return false
  const { standard: own } = await callEndpoint(call, standards.show, {})
  const here = standardHere()
  const ofVisitor = owner === null && !own ? here : null
  if (ofVisitor) await callEndpoint(call, standards.keep, { body: ofVisitor })
  // The person may have signed out while the answer was on its way.
  if (currentSession()?.user.id !== person) return false
  const next = own ?? ofVisitor
  localStorage.setItem(STANDARD_OF, String(person))
  sessionStorage.setItem(STANDARD_OF, String(person))
  keepStandardHere(next)
  return (here && writeStandard(here)) !== (next && writeStandard(next))
}
