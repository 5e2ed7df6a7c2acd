import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { lookOf } from './parcel-states.ts'

export function StateBadge({ state }: { state: string }) {
  const t = useText()
  const look = lookOf(state)
  if (!look) return <Badge>{state}</Badge>
  const { icon: Icon, text, tone } = look
  return (
    <Badge tone={tone} icon={<Icon aria-hidden size={14} strokeWidth={2} />}>
      {t(text)}
    </Badge>
  )
}
