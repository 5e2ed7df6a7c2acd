import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { useStandard } from './standard.ts'
import { standardCodes, standardInShort } from './standard-words.ts'
import { standardTexts } from './texts.ts'

const StandardDialog = lazyPart(async () => (await import('./StandardDialog.tsx')).StandardDialog)

/** "Meu padrão: NM+, PT"; a phone leaves out the title, and `brief` all but the codes. */
export function StandardButton({ brief }: { brief?: boolean | undefined }) {
  const t = useText()
  const { standard } = useStandard()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${loneLinkStyle} inline-flex min-h-9 max-w-full items-center gap-1.5 text-left text-label pointer-coarse:min-h-11`}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={16} strokeWidth={2} className="flex-none" />
        <span className="min-w-0">
          <span className="max-sm:sr-only">{t(standardTexts.title)}: </span>
          <span className={clsx(brief && 'sr-only')}>{standardInShort(t, standard)}</span>
          {brief && <span aria-hidden>{standardCodes(standard)}</span>}
        </span>
      </button>
      <Suspense>{isOpen && <StandardDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
