import { complaints } from '@bra/contract/care/complaints'
import type { ComplaintOptions } from '@bra/contract/care/complaints.schemas'
import type { Input } from '@bra/contract/kit/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { callEndpoint } from '../../../../lib/call.ts'
import { useCall } from '../../../../lib/env.ts'
import { complaintPaths } from '../../../../lib/complaint-paths.ts'
import { toast } from '../../../../ui/toast.ts'
import { chosenLines, type Draft, emptyDraft, type Line, type Trouble, troubleOf } from './draft.ts'
import { asksCondition } from './missing.ts'

type OpenBody = Input<typeof complaints.open>['body']

/** Opens one complaint for each card. What was opened leaves the draft, so that a retry sends only the rest. */
export function useOpen(options: ComplaintOptions, setDraft: (next: (now: Draft) => Draft) => void) {
  const call = useCall()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const opened = useRef<number[]>([])
  const open = async (body: OpenBody) => {
    const { message, result } = await callEndpoint(call, complaints.open, { body })
    opened.current.push(result.id)
    return message
  }
  const openAll = async (draft: Draft) => {
    if (draft.isWhole) return open(ofWhole(options.store_order_id, draft.whole))
    const sent: number[] = []
    let message = ''
    try {
      for (const line of chosenLines(draft, options)) {
        message = await open(ofCard(options.store_order_id, line, troubleOf(draft, line.id)))
        sent.push(line.id)
      }
    } catch (error) {
      setDraft((now) => ({ ...now, chosen: now.chosen.filter((id) => !sent.includes(id)) }))
      throw error
    }
    return message
  }
  return useMutation({
    mutationFn: openAll,
    onSuccess: (message) => {
      const [only] = opened.current
      setDraft(() => emptyDraft)
      toast.success(message)
      void navigate(opened.current.length === 1 ? complaintPaths.one(only!) : complaintPaths.list(), { replace: true })
    },
    onSettled: () => queries.invalidateQueries(),
  })
}

const ofWhole = (parcel: number, { words }: Trouble): OpenBody => ({
  store_order_id: parcel,
  reason: 'not_arrived',
  body: words,
})

const ofCard = (parcel: number, line: Line, trouble: Trouble): OpenBody => ({
  store_order_id: parcel,
  reason: trouble.reason!,
  lines: [
    {
      line_id: line.id,
      quantity: Math.min(trouble.quantity, line.free),
      ...(showsCard(trouble) && { passport: trouble.passport }),
      ...(asksCondition(trouble, line) && {
        received_condition: trouble.condition as Line['worse_conditions'][number],
      }),
    },
  ],
  body: trouble.words,
})

const showsCard = ({ reason, passport }: Trouble) =>
  reason !== 'missing_card' && Object.keys(passport.photos).length > 0
