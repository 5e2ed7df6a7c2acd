import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { askAgain, forgetLost, lostParts } from '../lib/lost.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { Button } from '../ui/Button.tsx'
import { layoutTexts } from './texts.ts'

export function LostNotice() {
  const t = useText()
  const lost = useSyncExternalStore(lostParts.subscribe, lostParts.current, () => null)
  if (!lost) return null
  const { address, retries } = lost
  return (
    <div
      role="alert"
      className="panel fixed inset-x-4 bottom-20 z-40 mx-auto max-w-xl border-line-strong! p-4 shadow-popover lg:bottom-6"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-bold">{t(address === null ? layoutTexts.lostPart : layoutTexts.lostPage)}</p>
          <p className="text-label text-ink-2">{t(layoutTexts.lostHint)}</p>
        </div>
        <button
          type="button"
          aria-label={t(siteTexts.close)}
          className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-control"
          onClick={forgetLost}
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {retries.length > 0 && <Button onClick={askAgain}>{t(siteTexts.retry)}</Button>}
        <Button variant="outline" onClick={() => (address === null ? location.reload() : location.assign(address))}>
          {t(layoutTexts.reload)}
        </Button>
      </div>
    </div>
  )
}
