import type { MemberDecision, MemberDetail } from '@bra/contract/members.schemas'
import { audit } from '@bra/contract/audit'
import { members } from '@bra/contract/members'
import { useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { callEndpoint, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ReasonDialog } from '../../lib/ReasonDialog.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useStartActing } from '../acting/acting.data.ts'
import { memberQuery } from './members.data.ts'

/** What an operator can do with the account of somebody else; nothing with the own one. */
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
          {t('members.act')}
        </Button>
      )}
      {decisions.map((decision) => (
        <Button key={decision} variant="outline" onClick={() => setAsked(decision)}>
          {t(`members.${decision}`)}
        </Button>
      ))}
      {asked === 'act' && (
        <ReasonDialog
          title={t('members.actAs', { name: member.name })}
          action={t('members.actStart')}
          send={(reason) => startActing({ user_id: member.id, reason })}
          onClose={close}
        >
          <p>{t('members.actHint')}</p>
        </ReasonDialog>
      )}
      {asked && asked !== 'act' && (
        <ReasonDialog
          title={`${t(`members.${asked}`)}: ${member.name}`}
          action={t(`members.${asked}`)}
          isDangerous={asked === 'block'}
          send={async (reason) => {
            await decide({ decision: asked, reason })
            close()
          }}
          onClose={close}
        >
          <p>{t(`members.hint_${asked}`)}</p>
        </ReasonDialog>
      )}
    </div>
  )
}

/** An account whose e-mail nobody has confirmed may be of anybody. */
function decisionsOn({ state, role }: MemberDetail): MemberDecision[] {
  if (state === 'blocked') return ['unblock']
  if (role === 'admin') return ['unmake_operator']
  return state === 'unconfirmed' ? ['block'] : ['make_operator', 'block']
}

function useDecide(id: number) {
  const call = useCall()
  const client = useQueryClient()
  return async (body: { decision: MemberDecision; reason: string }) => {
    const { message, result } = await callEndpoint(call, members.decide, { params: { id }, body })
    client.setQueryData(memberQuery(id).queryKey, result)
    await Promise.all([members.list, audit.acts].map((list) => client.invalidateQueries({ queryKey: [routeOf(list)] })))
    toast.success(message)
  }
}
