import { onlineManager, useIsMutating } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { PickedLine } from '@bra/contract/dispatch/picking.schemas'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SheetButton } from '../store-orders/SheetButton.tsx'
import { usePullSheet } from '../store-orders/store-orders.data.ts'
import { TICKS } from './picking.data.ts'
import { pickingTexts } from './texts.ts'

export function PickingProgress({ lines, ids }: { lines: PickedLine[]; ids: number[] }) {
  const t = useText()
  const sheet = usePullSheet()
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const picked = lines.reduce((sum, line) => sum + line.picked, 0)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="min-w-60 flex-1 sm:max-w-96">
        <p id="separadas" role="status" className="mb-1 font-semibold tabular-nums">
          {picked === units
            ? t(pickingTexts.allPicked, { count: units })
            : t(pickingTexts.pickedCount, { picked, count: units })}
        </p>
        <progress
          aria-labelledby="separadas"
          value={picked}
          max={units}
          className="h-2 w-full overflow-hidden rounded-full bg-sunken accent-mata print:hidden [&::-moz-progress-bar]:bg-mata [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-mata"
        />
      </div>
      <Unsent />
      <div className="ml-auto flex flex-wrap gap-2 max-md:hidden print:hidden">
        <SheetButton sheet={sheet} ids={ids} />
        <Button variant="ghost" size="small" onClick={() => print()}>
          {t(pickingTexts.print)}
        </Button>
      </div>
    </div>
  )
}

/** Without a connection picking goes on, and the ticks are sent once it is back. */
function Unsent() {
  const t = useText()
  const count = useIsMutating({ mutationKey: [TICKS] })
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  )
  if (isOnline || count === 0) return null
  return (
    <p role="status" className="basis-full text-label font-semibold text-on-buriti-soft">
      {t(pickingTexts.toSend, { count })}
    </p>
  )
}
