import { stats } from '@bra/contract/prices/stats'
import { useEffect } from 'react'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'

/** Counts a view from the browser, because the server also draws pages that nobody looks at. */
export function useRecordView(id: number) {
  const call = useCall()
  useEffect(() => {
    callEndpoint(call, stats.viewed, { body: { id } }).catch(() => undefined)
  }, [call, id])
}
