import { Download, X } from 'lucide-react'
import { useState } from 'react'
import { install, installsByHand, useInstallOffer } from '../../../lib/install.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { putOff } from './install-days.ts'
import { pushTexts } from './texts.ts'

/** The bar is for people who come back; once it was closed, it stays away for long. */
export function InstallBar() {
  const t = useText()
  const offer = useInstallOffer()
  const [isShown, setShown] = useState(true)
  const byHand = installsByHand()
  if (!isShown || !(offer || byHand)) return null
  const close = () => {
    putOff(localStorage, new Date())
    setShown(false)
  }
  return (
    <aside
      aria-label={t(pushTexts.install)}
      className="mx-auto flex w-full max-w-308 flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-label"
    >
      <p className="min-w-0 flex-1 basis-56">{t(byHand ? pushTexts.byHand : pushTexts.installHint)}</p>
      <span className="flex items-center gap-2">
        {offer && (
          <Button
            size="small"
            variant="tonal"
            icon={<Download aria-hidden size={18} strokeWidth={1.75} />}
            onClick={() => void install(offer).then(close)}
          >
            {t(pushTexts.install)}
          </Button>
        )}
        <IconButton label={t(pushTexts.notNow)} onClick={close}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </span>
    </aside>
  )
}
