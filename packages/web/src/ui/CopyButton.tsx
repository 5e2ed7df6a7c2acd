import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.tsx'

interface CopyButtonProps {
  value: string
  label: string
  copiedLabel: string
  /** Called if the browser refuses access to the clipboard. */
  onFail: () => void
}

export function CopyButton({ value, label, copiedLabel, onFail }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === value
  const Icon = isCopied ? Check : Copy
  const copy = () => navigator.clipboard.writeText(value).then(() => setCopied(value), onFail)
  return (
    <Button
      variant="outline"
      size="small"
      className="print:hidden"
      icon={<Icon aria-hidden size={16} strokeWidth={2} />}
      onClick={() => void copy()}
    >
      <span role="status">{isCopied ? copiedLabel : label}</span>
    </Button>
  )
}
