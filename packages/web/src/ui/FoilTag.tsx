import { Badge } from './Badge.tsx'
import { Drawing } from './glyphs.tsx'

export const FoilSign = () => (
  <Drawing d="M8 1.5 9.4 6.6 14.5 8 9.4 9.4 8 14.5 6.6 9.4 1.5 8l5.1-1.4Zm0 3.9L7.4 7.4 5.4 8l2 .6.6 2 .6-2 2-.6-2-.6Z" />
)

export const FoilTag = ({ word }: { word: string }) => (
  <Badge tone="acai" icon={<FoilSign />}>
    {word}
  </Badge>
)
