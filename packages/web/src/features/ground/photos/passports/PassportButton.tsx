import type { CardPassport } from '@bra/contract/ground/passports.schemas'
import { ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../lib/lazy-part.tsx'

const PassportDialog = lazyPart(async () => (await import('./PassportDialog.tsx')).PassportDialog)

interface PassportButtonProps {
  passport: CardPassport
  /** Names the card, and tells it from the others of the page. */
  of: string
  /** "Passaporte" from the texts of the page, so that none are loaded for this alone. */
  word: string
  units?: number
}

/** All but the word is loaded when the button is pressed. */
export function PassportButton({ passport, of, word, units = 1 }: PassportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={`${word}: ${of}`}
        className="relative inline-flex min-h-6 items-center gap-1 rounded-tag bg-mata-soft px-2 text-caption font-semibold text-on-mata-soft after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
        onClick={() => setOpen(true)}
      >
        <ShieldCheck aria-hidden size={14} strokeWidth={2} />
        {word}
      </button>
      <Suspense>{isOpen && <PassportDialog {...{ passport, of, units }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
