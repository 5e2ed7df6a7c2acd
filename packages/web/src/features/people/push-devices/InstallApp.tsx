import { Download } from 'lucide-react'
import { install, installsByHand, useInstallOffer } from '../../../lib/install.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { pushTexts } from './texts.ts'

/** Where the browser cannot offer the installation, the page says how it is done by hand. */
export function InstallApp() {
  const t = useText()
  const offer = useInstallOffer()
  if (installsByHand()) return <p className="border-t border-line pt-3 text-label text-ink-2">{t(pushTexts.byHand)}</p>
  if (!offer) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <p className="text-label text-ink-2">{t(pushTexts.installHint)}</p>
      <Button
        size="small"
        variant="outline"
        icon={<Download aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => void install(offer)}
      >
        {t(pushTexts.install)}
      </Button>
    </div>
  )
}
