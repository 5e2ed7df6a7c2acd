import { Badge } from '../../../ui/Badge.tsx'
import type { Standing } from './complaint-words.ts'

export const StandingBadge = ({ of: { text, tone, icon: Icon } }: { of: Standing }) => (
  <Badge tone={tone} icon={<Icon aria-hidden size={16} strokeWidth={2} />}>
    {text}
  </Badge>
)
