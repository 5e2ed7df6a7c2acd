import { Wand2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { basketTexts } from './texts.ts'

const BasketDialog = lazyPart(async () => (await import('./BasketDialog.tsx')).BasketDialog)

/** "Montar pelo menor preço" buys a whole list where it costs least, freight included. */
export function BestBasket() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="panel mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0">
        <h2 className="font-sans text-input font-bold tracking-normal">{t(basketTexts.title)}</h2>
        <p className="text-label text-ink-2">{t(basketTexts.pitch)}</p>
      </div>
      <Button variant="outline" icon={<Wand2 aria-hidden size={20} strokeWidth={1.75} />} onClick={() => setOpen(true)}>
        {t(basketTexts.open)}
      </Button>
      {isOpen && <BasketDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
