import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useStandard } from './standard.ts'
import { standardInShort } from './standard-words.ts'
import { useKeepStandard } from './standards.data.ts'
import { standardTexts } from './texts.ts'

const StandardDialog = lazyPart(async () => (await import('./StandardDialog.tsx')).StandardDialog)

/** Asks once by which standard somebody buys, until they choose one or keep the usual one. */
export function StandardOffer() {
  const t = useText()
  const { standard, isChosen } = useStandard()
  const [isOpen, setOpen] = useState(false)
  const keep = useKeepStandard()
  if (isChosen && !isOpen) return null
  return (
    <section
      aria-labelledby="padrao"
      className="panel mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4"
    >
      <div className="min-w-0">
        <h2 id="padrao" className="font-sans text-input font-bold tracking-normal">
          {t(standardTexts.offerTitle)}
        </h2>
        <p className="text-label text-ink-2">{t(standardTexts.offer, { standard: standardInShort(t, standard) })}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:flex-wrap-reverse">
        <Button variant="ghost" busy={keep.isPending} onClick={() => keep.mutate(standard)}>
          {t(standardTexts.fine)}
        </Button>
        <Button
          variant="outline"
          icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={2} />}
          onClick={() => setOpen(true)}
        >
          {t(standardTexts.choose)}
        </Button>
      </div>
      <Suspense>{isOpen && <StandardDialog onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
}
