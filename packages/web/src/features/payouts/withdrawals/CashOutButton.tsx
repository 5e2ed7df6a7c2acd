import { HandCoins } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cashOutTexts } from './texts.ts'

const CashOutDialog = lazyPart(async () => (await import('./CashOutDialog.tsx')).CashOutDialog)

export function CashOutButton({ storeId, variant = 'tonal' }: { storeId: number; variant?: 'tonal' | 'solid' }) {
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
        {t(cashOutTexts.cashOut)}
      </Button>
      {isOpen && (
        <Suspense>
          <CashOutDialog storeId={storeId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
