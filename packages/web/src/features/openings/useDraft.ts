import { openings } from '@bra/contract/openings'
import type { StoreDraft } from '@bra/contract/openings.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { useSession } from '../../lib/session.ts'
import { draftQuery, emptyDraft } from './openings.data.ts'

const KEY = 'store_draft'
const QUIET_MS = 700

/** Begun before signing in; it waits in this browser. */
function draftOfVisitor(): StoreDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoreDraft | null
    return draft && typeof draft.step === 'number' && draft.face ? draft : null
  } catch {
    return null
  }
}

/** What was typed so far: of a person on the server, of a visitor in this browser until there is a session. */
export function useDraft() {
  const session = useSession()
  const call = useCall()
  const client = useQueryClient()
  const kept = useQuery({ ...draftQuery, enabled: Boolean(session), staleTime: 0, gcTime: 0 })
  const [typed, setTyped] = useState<StoreDraft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isKnown = session === null || (Boolean(session) && kept.data !== undefined)
  const start = isKnown ? (draftOfVisitor() ?? kept.data?.draft ?? emptyDraft) : null
  const draft = typed ?? start
  const unsent = useRef<StoreDraft | null>(null)

  const send = () => {
    const body = unsent.current
    unsent.current = null
    if (!body) return
    sessionStorage.removeItem(KEY)
    client.setQueryData(draftQuery.queryKey, { draft: body })
    callEndpoint(call, openings.keepDraft, { body }).catch(() => sessionStorage.setItem(KEY, JSON.stringify(body)))
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      latest.current()
    },
    [],
  )
  const save = (next: StoreDraft) => {
    setTyped(next)
    clearTimeout(timer.current)
    if (!session) return sessionStorage.setItem(KEY, JSON.stringify(next))
    unsent.current = next
    timer.current = setTimeout(() => latest.current(), QUIET_MS)
    return undefined
  }
  const forget = () => {
    clearTimeout(timer.current)
    unsent.current = null
    sessionStorage.removeItem(KEY)
    client.removeQueries({ queryKey: draftQuery.queryKey })
  }
  return { draft, save, forget, kept }
}
