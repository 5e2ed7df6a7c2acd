import { Check, Copy } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { pixTexts } from './pix-texts.ts'

const QrCode = partOfBrowser(async () => (await import('./QrCode.tsx')).QrCode)

const CONFIRMED_MS = 4000

/** The text to copy comes first on a phone; the QR code, first with a mouse, is for the camera of another device. */
export function PixCode({ code }: { code: string }) {
  const t = useText()
  return (
    <div className="@container mt-5">
      <div className="grid items-start gap-x-8 gap-y-6 @min-[34rem]:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5 @min-[34rem]:col-start-2">
          <CopyCode code={code} />
          <ol className="flex list-none flex-col gap-2">
            {([pixTexts.open, pixTexts.read, pixTexts.confirm] as const).map((line, at) => (
              <li key={line} className="flex items-start gap-3 text-ink-2">
                <span
                  aria-hidden
                  className="grid size-6 flex-none place-items-center rounded-full bg-sunken text-small font-bold text-ink"
                >
                  {at + 1}
                </span>
                {t(line)}
              </li>
            ))}
          </ol>
        </div>
        {/* The code is always dark on white with a margin, or cameras cannot read it. */}
        <div className="mx-auto grid size-64 pointer-fine:order-first place-items-center rounded-panel border border-line bg-white @min-[34rem]:col-start-1 @min-[34rem]:row-start-1">
          <Suspense>
            <QrCode text={code} label={t(pixTexts.qr)} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function CopyCode({ code }: { code: string }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      field.current?.focus()
      field.current?.select()
      setOutcome('failed')
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <div className="flex flex-col gap-3">
      <Button size="large" wide icon={<Icon aria-hidden size={20} strokeWidth={1.75} />} onClick={() => void copy()}>
        {t(outcome === 'copied' ? pixTexts.copied : pixTexts.copy)}
      </Button>
      <p role="status" className="text-label text-ink-2 empty:hidden">
        {outcome && t(outcome === 'copied' ? pixTexts.copiedHint : pixTexts.copyFailed)}
      </p>
      <TextInput
        ref={field}
        readOnly
        label={t(pixTexts.code)}
        value={code}
        className="truncate text-label text-ink-2"
        onFocus={(event) => event.target.select()}
      />
    </div>
  )
}
