import { MessageCircle, Share2 } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { toast } from '../../../ui/toast.ts'
import { sharedListTexts } from './texts.ts'

interface SendLinkProps {
  address: string
  words: string
}

/** Sends a link by the sheet of the device, else copies it; the other link opens WhatsApp. */
export function SendLink({ address, words }: SendLinkProps) {
  const t = useText()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(t(sharedListTexts.copied)),
      () => toast.warning(t(sharedListTexts.notCopied)),
    )
  // The promise is refused if the person closes the sheet of the device, which is no failure.
  const send = () =>
    'share' in navigator ? navigator.share({ text: words, url: address }).catch(() => undefined) : copy()
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<Share2 aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => void send()}
      >
        {t(sharedListTexts.send)}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${words} ${address}`)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('outline', 'small')}
      >
        <MessageCircle aria-hidden size={18} strokeWidth={1.75} />
        {t(sharedListTexts.whatsapp)}
      </a>
    </>
  )
}
