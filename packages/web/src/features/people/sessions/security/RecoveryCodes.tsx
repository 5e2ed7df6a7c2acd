import { Copy, Download } from 'lucide-react'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { securityTexts } from './texts.ts'

/** The codes are shown only once; each signs in one time without the phone. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useText()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(t(securityTexts.copied))
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">{t(securityTexts.codesTitle)}</p>
      <p className="text-ink-2">{t(securityTexts.codesHint)}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-panel bg-sunken p-4 font-semibold tabular-nums sm:grid-cols-3">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" icon={<Copy aria-hidden size={16} strokeWidth={2} />} onClick={() => void copy()}>
          {t(securityTexts.copy)}
        </Button>
        <Button
          variant="outline"
          icon={<Download aria-hidden size={16} strokeWidth={2} />}
          onClick={() => download(codes)}
        >
          {t(securityTexts.download)}
        </Button>
        <Button onClick={onDone}>{t(securityTexts.codesKept)}</Button>
      </div>
    </div>
  )
}

function download(codes: string[]) {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'bra-cards-codigos.txt'
  link.click()
  URL.revokeObjectURL(address)
}
