import type { OwnStore } from '@bra/contract/stores/stores.schemas'
import { Search } from 'lucide-react'
import { type ComponentProps, Suspense, useCallback, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PaletteField, type Typing } from './PaletteField.tsx'
import { paletteTexts } from './texts.ts'
import { usePaletteKey } from './usePaletteKey.ts'

const PaletteFinder = lazyPart(async () => (await import('./PaletteFinder.tsx')).PaletteFinder)
const CashOutDialog = lazyPart(
  async () => (await import('../../features/payouts/withdrawals/CashOutDialog.tsx')).CashOutDialog,
)

interface PaletteButtonProps {
  stores: OwnStore[]
  current: OwnStore | undefined
  canCashOut: boolean
}

type Layer = 'palette' | 'cash-out' | null

/** The list is loaded when the palette is first opened. */
export function PaletteButton({ stores, current, canCashOut }: PaletteButtonProps) {
  const t = useText()
  const [layer, setLayer] = useState<Layer>(null)
  const close = () => setLayer(null)
  const turn = useCallback(() => setLayer((before) => (before ? null : 'palette')), [])
  usePaletteKey(layer === 'palette', turn)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t(paletteTexts.palette)}
        aria-keyshortcuts="Control+K Meta+K"
        title={t(paletteTexts.palette)}
        onClick={() => setLayer('palette')}
        className="transition-quiet flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-2 text-label text-ink-2 hover:bg-sunken hover:text-ink lg:border lg:border-line lg:px-3"
      >
        <Search aria-hidden size={20} strokeWidth={1.75} />
        <kbd aria-hidden className="font-sans text-small whitespace-nowrap max-lg:hidden">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <Dialog
        open={layer === 'palette'}
        onClose={close}
        title={t(paletteTexts.palette)}
        closeLabel={t(siteTexts.close)}
      >
        <Typed
          stores={stores}
          current={current}
          cashOut={canCashOut ? () => setLayer('cash-out') : undefined}
          onClose={close}
        />
      </Dialog>
      <Suspense>{layer === 'cash-out' && current && <CashOutDialog storeId={current.id} onClose={close} />}</Suspense>
    </>
  )
}

/** The typed text stays while the list is loaded. */
function Typed(around: Omit<ComponentProps<typeof PaletteFinder>, keyof Typing>) {
  const [typed, setTyped] = useState('')
  const waiting = (
    <div className="h-[calc(min(26rem,50dvh)+3rem)]">
      <PaletteField typed={typed} onType={setTyped} />
    </div>
  )
  return (
    <Suspense fallback={waiting}>
      <PaletteFinder {...around} typed={typed} onType={setTyped} />
    </Suspense>
  )
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)
