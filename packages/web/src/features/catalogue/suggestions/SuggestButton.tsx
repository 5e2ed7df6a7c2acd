import type { SiteText } from '@bra/contract/kit/both'
import { PackagePlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../../../ui/buttonStyle.ts'

const SuggestDialog = lazyPart(async () => (await import('./SuggestDialog.tsx')).SuggestDialog)

interface SuggestButtonProps {
  text: SiteText
  name?: string
  variant?: ButtonVariant
  size?: ButtonSize
  compact?: boolean
}

/** Opens the form for suggesting a product; a visitor signs in first and is brought back here. */
export function SuggestButton({ text, name, variant = 'outline', size, compact }: SuggestButtonProps) {
  const t = useText()
  const session = useSession()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  if (!session) {
    return (
      <Link to={paths.login(pathname + search)} className={buttonStyle(variant, size)}>
        {t(text)}
      </Link>
    )
  }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-haspopup="dialog"
        aria-label={t(text)}
        icon={<PackagePlus aria-hidden size={20} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        <span className={compact ? 'max-lg:sr-only' : ''}>{t(text)}</span>
      </Button>
      <Suspense>{isOpen && <SuggestDialog name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
