import type { Member, MemberState } from '@bra/contract/office/users.schemas'
import { useText } from '../../../lib/text.tsx'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { memberTexts } from './texts.ts'

const tones: Record<MemberState, Tone> = {
  active: 'mata',
  unconfirmed: 'buriti',
  blocked: 'urucum',
  closed: 'neutral',
}

export function MemberBadge({ state }: Pick<Member, 'state'>) {
  const t = useText()
  return <Badge tone={tones[state]}>{t(memberTexts[state])}</Badge>
}
