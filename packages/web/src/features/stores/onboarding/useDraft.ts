import type { StoreDraft } from '@bra/contract/stores/store-draft.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useKnownSession } from '../../../lib/session.ts'
import { draftQuery, emptyDraft } from './onboarding.data.ts'
import { draftOfVisitor, forgetOfVisitor, keepForVisitor, useAdoptDraft, useSendDraft } from './visitors-draft.ts'

const QUIET_MS = 700

/** The typed draft: a person's is on the server, a visitor's stays in this browser until sign-in. */
export function useDraft() {
  const session = useKnownSession()
  const give = useSendDraft()
  const client = useQueryClient()
  useAdoptDraft()
  const kept = useQuery({ ...draftQuery, enabled: Boolean(session), staleTime: 0, gcTime: 0 })
  const [typed, setTyped] = useState<StoreDraft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isKnown = session === null || (Boolean(session) && kept.data !== undefined)
  const start = isKnown ? (draftOfVisitor(session?.user.id) ?? kept.data?.draft ?? emptyDraft) : null
  const draft = typed ?? start
  const unsent = useRef<Parameters<typeof give> | null>(null)

  const send = () => {
    const given = unsent.current
    unsent.current = null
    if (given) void give(...given)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    // The page is left before the draft is sent; it waits in this browser until the person comes back.
    const leave = () => unsent.current && keepForVisitor(...unsent.current)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      clearTimeout(timer.current)
      latest.current()
    }
  }, [])
  const save = (next: StoreDraft) => {
    setTyped(next)
    clearTimeout(timer.current)
    if (!session) return keepForVisitor(next)
    unsent.current = [next, session.user.id]
    timer.current = setTimeout(() => latest.current(), QUIET_MS)
    return undefined
  }
  const forget = () => {
    clearTimeout(timer.current)
    unsent.current = null
    forgetOfVisitor()
    client.removeQueries({ queryKey: draftQuery.queryKey })
  }
  return { draft, save, forget, kept }
}
