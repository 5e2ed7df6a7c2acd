import type { MemberDecision, MemberDetail } from '@bra/contract/office/users.schemas'
import { audit } from '@bra/contract/people/audit'
import { users } from '@bra/contract/office/users'
import { useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ReasonDialog } from '../../people/audit/ReasonDialog.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useStartActing } from '../../people/impersonation/impersonation.data.ts'
import { memberTexts } from './texts.ts'
import { memberQuery } from './users.data.ts'

export function MemberActions({ member }: { member: MemberDetail }) {
  const t = useText()
  const session = useSession()
  const startActing = useStartActing()
  const decide = useDecide(member.id)
  const [asked, setAsked] = useState<MemberDecision | 'act' | null>(null)
  const close = () => setAsked(null)
  if (member.state === 'closed' || session?.user.id === member.id) return null
  const isOperator = member.role === 'admin'
  const ofState = decisionsOn(member)
  const decisions: MemberDecision[] = member.second_factor ? [...ofState, 'end_second_factor'] : ofState
  return (
    <div className="flex flex-wrap gap-2">
      {!isOperator && member.state !== 'blocked' && (
        <Button variant="tonal" icon={<Eye aria-hidden size={18} strokeWidth={1.75} />} onClick={() => setAsked('act')}>
          {t(memberTexts.act)}
        </Button>
      )}
      {decisions.map((decision) => (
        <Button key={decision} variant="outline" onClick={() => setAsked(decision)}>
          {t(memberTexts[decision])}
        </Button>
      ))}
      {asked === 'act' && (
        <ReasonDialog
          title={t(memberTexts.actAs, { name: member.name })}
          action={t(memberTexts.actStart)}
          send={(reason) => startActing({ user_id: member.id, reason })}
          onClose={close}
        >
          <p>{t(memberTexts.actHint)}</p>
        </ReasonDialog>
      )}
      {asked && asked !== 'act' && (
        <ReasonDialog
          title={`${t(memberTexts[asked])}: ${member.name}`}
          action={t(memberTexts[asked])}
          isDangerous={asked === 'block'}
          send={async (reason) => {
            await decide({ decision: asked, reason })
            close()
          }}
          onClose={close}
        >
          <p>{t(memberTexts[`hint_${asked}`])}</p>
        </ReasonDialog>
      )}
    </div>
  )
}

/** An account with an unconfirmed e-mail may belong to anybody, so it cannot become an operator. */
function decisionsOn({ state, role }: MemberDetail): MemberDecision[] {
  if (state === 'blocked') return ['unblock']
  if (role === 'admin') return ['unmake_operator']
  return state === 'unconfirmed' ? ['block'] : ['make_operator', 'block']
}

function useDecide(id: number) {
  const call = useCall()
  const client = useQueryClient()
  return async (body: { decision: MemberDecision; reason: string }) => {
    const { message, result } = await callEndpoint(call, users.decide, { params: { id }, body })
    client.setQueryData(memberQuery(id).queryKey, result)
    await Promise.all([users.list, audit.acts].map((list) => client.invalidateQueries({ queryKey: [routeOf(list)] })))
    toast.success(message)
  }
}
