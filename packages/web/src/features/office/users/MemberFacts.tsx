import { date } from '@bra/contract/trade/format'
import type { MemberDetail } from '@bra/contract/office/users.schemas'
import { useText } from '../../../lib/text.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { masked } from '../../../ui/mask.ts'
import { memberTexts } from './texts.ts'

export function MemberFacts({ member }: { member: MemberDetail }) {
  const t = useText()
  const { cpf, phone, birth_date: birth, blocked_at: blocked } = member
  return (
    <Facts
      facts={[
        [t(memberTexts.email), member.email],
        [t(memberTexts.cpf), cpf && masked('cpf', cpf)],
        [t(memberTexts.phone), phone && masked('phone', phone)],
        [t(memberTexts.birth), birth && date(birth)],
        [t(memberTexts.role), t(memberTexts[member.role])],
        [t(memberTexts.since), date(member.created_at)],
        [t(memberTexts.blockedAt), blocked && date(blocked)],
        [t(memberTexts.factor), t(member.second_factor ? memberTexts.yes : memberTexts.no)],
        [t(memberTexts.sessions), String(member.sessions)],
      ]}
    />
  )
}
