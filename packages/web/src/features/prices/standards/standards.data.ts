import { standards } from '@bra/contract/prices/standards'
import type { Standard } from '@bra/contract/trade/standard'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { currentSession } from '../../../lib/session.ts'
import { keepStandardHere } from './standard.ts'

/** Keeps the standard with the account of whoever is signed in, and here; prices on screen are asked for again. */
export function useKeepStandard() {
  const call = useCall()
  const reload = useRefresh('everything')
  return useMutation({
    mutationFn: async (standard: Standard) => {
      if (currentSession()) await callEndpoint(call, standards.keep, { body: standard })
      keepStandardHere(standard)
    },
    onSuccess: () => void reload(),
  })
}
