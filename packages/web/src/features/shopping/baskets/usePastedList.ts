import { useEffect, useEffectEvent } from 'react'
import { useDestination } from '../../people/addresses/destination.ts'

/** Searches a list that was pasted elsewhere at once, if it is known where to. */
export function usePastedList(list: string, search: () => void) {
  const { cep } = useDestination()
  const begin = useEffectEvent(() => {
    if (list && cep) search()
  })
  useEffect(() => begin(), [])
}
