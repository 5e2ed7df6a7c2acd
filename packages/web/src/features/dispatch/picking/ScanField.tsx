import type { PickedLine } from '@bra/contract/dispatch/picking.schemas'
import { clsx } from 'clsx'
import { ScanBarcode } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { scanned } from './scanning.ts'
import { pickingTexts } from './texts.ts'

interface ScanFieldProps {
  linesNow: () => PickedLine[]
  onRead: (line: PickedLine) => void
}

const READ_MS = 60
const REFUSED_MS = [40, 60, 40]

/** A scanner types a code and Enter here; each code picks one unit, and a wrong one changes nothing. */
export function ScanField({ linesNow, onRead }: ScanFieldProps) {
  const t = useText()
  const hint = useId()
  const field = useRef<HTMLInputElement>(null)
  useScanner(field)
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<{ said: string; isRight: boolean } | null>(null)
  const read = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    const { line, said } = scanned(linesNow(), typed, t)
    setTyped('')
    setAnswer({ said, isRight: line !== null })
    if ('vibrate' in navigator) navigator.vibrate(line ? READ_MS : REFUSED_MS)
    if (line) onRead(line)
  }
  return (
    <form onSubmit={read} className="grid gap-1 print:hidden">
      <label className="relative block max-w-xl">
        <span className="sr-only">{t(pickingTexts.code)}</span>
        <ScanBarcode
          aria-hidden
          size={20}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2"
        />
        <input
          type="text"
          ref={field}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={t(pickingTexts.code)}
          aria-describedby={hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="control w-full pl-11"
        />
      </label>
      <p
        id={hint}
        role="status"
        className={clsx('min-h-5 text-label', answer && !answer.isRight ? 'text-urucum' : 'text-ink-2')}
      >
        {answer?.said ?? t(pickingTexts.codeHint)}
      </p>
    </form>
  )
}

/** A scanner types wherever the focus is, so letters that no other field takes go to this one. */
function useScanner(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
    const hear = (event: KeyboardEvent) => {
      if (!isForNobody(event)) return
      // The letter then goes into the field, and starts no shortcut.
      event.stopPropagation()
      field.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', hear, { capture: true })
    return () => document.removeEventListener('keydown', hear, { capture: true })
  }, [field])
}

const isForNobody = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^[\p{L}\p{N}]$/u.test(key) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !document.activeElement?.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog')
