import { onboarding } from '@bra/contract/stores/onboarding'
import type { StoreDraft } from '@bra/contract/stores/store-draft.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { useSession } from '../../../lib/session.ts'
import { draftQuery, wholeFace } from './onboarding.data.ts'

const KEY = 'store_draft'

interface WaitingDraft extends StoreDraft {
  /** Id of the person who typed it while signed in; nobody else gets the draft. */
  of?: number
}

/** Returns a draft begun before sign-in or by this same person; it waits in this browser. */
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

/** Sends a draft to the server; if it cannot be reached, the draft waits in this browser. */
export function useSendDraft() {
  const call = useCall()
  const client = useQueryClient()
  return async (body: StoreDraft, person: number) => {
    try {
      await callEndpoint(call, onboarding.keepDraft, { body })
    } catch {
      return keepForVisitor(body, person)
    }
    // An older answer on its way would overwrite the draft.
    await client.cancelQueries({ queryKey: draftQuery.queryKey })
    client.setQueryData(draftQuery.queryKey, { draft: body })
    forgetOfVisitor()
  }
}

export function useAdoptDraft() {
  const session = useSession()
  const send = useSendDraft()
  useEffect(() => {
    const draft = session ? draftOfVisitor(session.user.id) : null
    if (session && draft) void send(draft, session.user.id)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each person
  }, [session])
}
