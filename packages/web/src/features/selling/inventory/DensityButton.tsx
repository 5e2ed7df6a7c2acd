import { Rows2, Rows3 } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { keepDensity, useDensity } from './density.ts'
import { inventoryTexts } from './texts.ts'

export function DensityButton() {
  const t = useText()
  const isCompact = useDensity() === 'compact'
  const Sign = isCompact ? Rows2 : Rows3
  return (
    <IconButton
      compact
      look="outline"
      className="max-md:hidden"
      label={t(isCompact ? inventoryTexts.toComfortable : inventoryTexts.toCompact)}
      onClick={() => keepDensity(isCompact ? 'comfortable' : 'compact')}
    >
      <Sign aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
