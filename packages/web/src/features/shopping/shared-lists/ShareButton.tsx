import type { SharedKind } from '@bra/contract/shopping/shared-lists.schemas'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { sharedListTexts } from './texts.ts'

const ShareDialog = partOfBrowser(async () => (await import('./ShareDialog.tsx')).ShareDialog)

export function ShareButton({ kind }: { kind: SharedKind }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<Share2 aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t(sharedListTexts.share)}
      </Button>
      <Suspense>{isOpen && <ShareDialog kind={kind} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
