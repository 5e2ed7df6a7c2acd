import type { PickedLine, PickedOrder } from '@bra/contract/dispatch/picking.schemas'
import { useState } from 'react'
import { LackDialog } from './LackDialog.tsx'
import { PickingLine } from './PickingLine.tsx'
import { Shelves } from './Shelves.tsx'

interface PickingLinesProps {
  lines: PickedLine[]
  orders: PickedOrder[]
  open: ReadonlySet<string>
  onTick: (line: PickedLine, picked: number) => void
}

export function PickingLines({ lines, orders, open, onTick }: PickingLinesProps) {
  const [lacking, setLacking] = useState<PickedLine | null>(null)
  const parcels = new Map(orders.map(({ letter, id }) => [letter, id]))
  return (
    <div className="grid min-w-0 gap-5">
      <Shelves lines={lines}>
        {(line) => (
          <PickingLine
            key={line.id}
            line={line}
            parcelId={parcels.get(line.letter)!}
            withLetter={orders.length > 1}
            isFixed={!open.has(line.letter)}
            onTick={(picked) => onTick(line, picked)}
            onLack={() => setLacking(line)}
          />
        )}
      </Shelves>
      {lacking && <LackDialog lines={[lacking]} orders={orders} onClose={() => setLacking(null)} />}
    </div>
  )
}
