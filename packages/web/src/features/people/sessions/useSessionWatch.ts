import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { showLeftMessages } from '../../../lib/messages.ts'
import { onSessionOver, usePersonOnScreen } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { sessionTexts } from './session-texts.ts'

/** Follows sign-in and sign-out, in this tab or in another; used once per page. */
export function useSessionWatch() {
  const t = useText()
  const client = useQueryClient()
  const person = usePersonOnScreen()
  const before = useRef(person)

  useEffect(showLeftMessages, [])
  useEffect(() => onSessionOver(() => toast.warning(t(sessionTexts.sessionOver))), [t])
  useEffect(() => {
    // One person's data must not be shown to the next.
    if (before.current !== undefined && before.current !== person) void client.resetQueries()
    before.current = person
  }, [client, person])
}
