import { Keyboard } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { gridTexts } from './grid-texts.ts'

export function KeysButton({ onHelp }: { onHelp: () => void }) {
  const t = useText()
  return (
    <IconButton
      compact
      look="outline"
      className="max-md:hidden"
      aria-haspopup="dialog"
      label={t(gridTexts.keys)}
      onClick={onHelp}
    >
      <Keyboard aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
