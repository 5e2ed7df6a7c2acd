import { openings } from '@bra/contract/openings'
import type { StoreDraft } from '@bra/contract/store-draft.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { useSession } from '../../lib/session.ts'
import { draftQuery, wholeFace } from './openings.data.ts'

const KEY = 'store_draft'

interface WaitingDraft extends StoreDraft {
  /** Who typed it, where they had signed in: it is of nobody else. */
  of?: number
}

/** Begun before signing in, or by this very person; it waits in this browser. */
export function draftOfVisitor(person: number | undefined): StoreDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as WaitingDraft | null
    if (!kept?.face || typeof kept.step !== 'number') return null
    const { of, ...draft } = kept
    return of === undefined || of === person
      ? { ...draft, face: wholeFace(draft.face), typed: draft.typed ?? {} }
      : null
  } catch {
    return null
  }
}

export const keepForVisitor = (draft: StoreDraft, of?: number) =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...draft, of } satisfies WaitingDraft))
export const forgetOfVisitor = () => sessionStorage.removeItem(KEY)

/** Gives a draft to the server; where it cannot be reached it waits in this browser. */
export function useSendDraft() {
  const call = useCall()
  const client = useQueryClient()
  return async (body: StoreDraft, person: number) => {
    try {
      await callEndpoint(call, openings.keepDraft, { body })
    } catch {
      return keepForVisitor(body, person)
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
    const draft = session ? draftOfVisitor(session.user.id) : null
    if (session && draft) void send(draft, session.user.id)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each person
  }, [session])
}
