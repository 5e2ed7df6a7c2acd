import { openings } from '@bra/contract/openings'
import type { StoreDraft } from '@bra/contract/openings.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { useSession } from '../../lib/session.ts'
import { draftQuery, wholeFace } from './openings.data.ts'

const KEY = 'store_draft'

/** Begun before signing in; it waits in this browser. */
export function draftOfVisitor(): StoreDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoreDraft | null
    return draft && typeof draft.step === 'number' && draft.face ? { ...draft, face: wholeFace(draft.face) } : null
  } catch {
    return null
  }
}

export const keepForVisitor = (draft: StoreDraft) => sessionStorage.setItem(KEY, JSON.stringify(draft))
export const forgetOfVisitor = () => sessionStorage.removeItem(KEY)

/** Gives a draft to the server; where it cannot be reached it waits in this browser. */
export function useSendDraft() {
  const call = useCall()
  const client = useQueryClient()
  return async (body: StoreDraft) => {
    try {
      await callEndpoint(call, openings.keepDraft, { body })
    } catch {
      return keepForVisitor(body)
    }
    // an answer that is on its way knows nothing of it
    await client.cancelQueries({ queryKey: draftQuery.queryKey })
    client.setQueryData(draftQuery.queryKey, { draft: body })
    forgetOfVisitor()
  }
}

/** What a visitor began is of whoever signs in, wherever they look for it first. */
export function useAdoptDraft() {
  const session = useSession()
  const send = useSendDraft()
  useEffect(() => {
    const draft = session ? draftOfVisitor() : null
    if (draft) void send(draft)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each person
  }, [session])
}
