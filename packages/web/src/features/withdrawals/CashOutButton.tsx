import { HandCoins } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'

const CashOutDialog = lazyPart(['finance', 'form'], async () => (await import('./CashOutDialog.tsx')).CashOutDialog)

interface CashOutButtonProps {
  storeId: number
  variant?: 'tonal' | 'solid'
  /** Narrow windows show the icon alone. */
  compact?: boolean
}

/** Takes money out, from wherever one is. */
export function CashOutButton({ storeId, variant = 'tonal', compact }: CashOutButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={variant}
        size={variant === 'tonal' ? 'small' : undefined}
        icon={<HandCoins aria-hidden size={16} strokeWidth={2} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={compact ? 'max-sm:sr-only' : ''}>{t('office.cashOut')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <CashOutDialog storeId={storeId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
