import { date } from '@bra/contract/trade/format'
import type { MemberDetail } from '@bra/contract/office/users.schemas'
import { useText } from '../../../lib/text.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { masked } from '../../../ui/mask.ts'

export function MemberFacts({ member }: { member: MemberDetail }) {
  const t = useText()
  const { cpf, phone, birth_date: birth, blocked_at: blocked } = member
  return (
    <Facts
      facts={[
        [t('members.email'), member.email],
        [t('members.cpf'), cpf && masked('cpf', cpf)],
        [t('members.phone'), phone && masked('phone', phone)],
        [t('members.birth'), birth && date(birth)],
        [t('members.role'), t(`members.${member.role}`)],
        [t('members.since'), date(member.created_at)],
        [t('members.blockedAt'), blocked && date(blocked)],
        [t('members.factor'), t(member.second_factor ? 'members.yes' : 'members.no')],
        [t('members.sessions'), String(member.sessions)],
      ]}
    />
  )
}
