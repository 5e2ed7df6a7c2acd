import { sessions } from '@bra/contract/people/sessions'
import { Check, Copy } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useState } from 'react'
import { useCommand } from '../../../../lib/command.ts'
import { formTexts } from '../../../../lib/form-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { securityTexts } from './texts.ts'

export function EntryLink() {
  const t = useText()
  const make = useCommand(sessions.makeToken, { complains: formTexts.failed })
  const isOver = useIsOver(make.data?.expires_at)
  const link = isOver ? undefined : make.data
  return (
    <div className="flex flex-col items-start gap-4">
      {link && (
        <div className="flex w-full flex-wrap items-center gap-5">
          <QrPicture value={link.url} title={t(securityTexts.linkQr)} />
          <div className="min-w-56 flex-1">
            <p role="status" className="mb-2">
              {t(securityTexts.linkReady)}
            </p>
            <CopyField label={t(securityTexts.link)} value={link.url} />
          </div>
        </div>
      )}
      {isOver && <p role="status">{t(securityTexts.linkOver)}</p>}
      <Button variant="outline" busy={make.isPending} onClick={() => make.mutate({})}>
        {t(make.data ? securityTexts.linkAgain : securityTexts.linkMake)}
      </Button>
    </div>
  )
}

/** The code is black on white in both themes with a quiet zone, or cameras cannot read it. */
export const QrPicture = ({ value, title }: { value: string; title: string }) => (
  <span className="rounded-panel border border-line bg-white p-3">
    <QRCodeSVG value={value} size={196} title={title} role="img" />
  </span>
)

export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useText()
  const [isCopied, setIsCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setIsCopied(true)
  }
  return (
    <label className="block">
      <span className="mb-1.5 block text-label font-semibold">{label}</span>
      <span className="flex gap-2">
        <input readOnly value={value} className="control" onFocus={(event) => event.target.select()} />
        <Button variant="outline" icon={<Icon aria-hidden size={16} strokeWidth={2} />} onClick={() => void copy()}>
          <span role="status">{t(isCopied ? securityTexts.copied : securityTexts.copy)}</span>
        </Button>
      </span>
    </label>
  )
}

function useIsOver(expiresAt: string | undefined) {
  const [over, setOver] = useState<string>()
  useEffect(() => {
    if (!expiresAt) return
    const timer = setTimeout(() => setOver(expiresAt), Date.parse(expiresAt) - Date.now())
    return () => clearTimeout(timer)
  }, [expiresAt])
  return expiresAt !== undefined && over === expiresAt
}
