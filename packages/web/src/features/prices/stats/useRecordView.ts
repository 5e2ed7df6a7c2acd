import { stats } from '@bra/contract/stats'
import { useEffect } from 'react'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'

/** Tells that this visitor saw a product: the server cannot know when it draws the page. A lost view is no loss. */
export function useRecordView(id: number) {
  const call = useCall()
  useEffect(() => {
    callEndpoint(call, stats.viewed, { body: { id } }).catch(() => undefined)
  }, [call, id])
}
