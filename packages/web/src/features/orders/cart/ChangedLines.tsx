import type { Cart } from '@bra/contract/orders/cart.schemas'
import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useAcceptChanges, useIsChanging, useLine } from './cart.data.ts'
import { changedLineTexts } from './changed-line-texts.ts'
import { LineChanges } from './LineChanges.tsx'
import { cartTexts } from './texts.ts'

/** Returns the lines that differ from when they were added; checkout needs the buyer's consent to them. */
export const changedLines = ({ groups }: Cart) =>
  groups.flatMap(({ lines }) => lines).filter(({ changes }) => changes.length > 0)

export function ChangedLines({ cart, onAccepted }: { cart: Cart; onAccepted: () => void }) {
  const t = useText()
  const lines = changedLines(cart)
  const accept = useAcceptChanges()
  const isChanging = useIsChanging()
  const [isAccepting, setAccepting] = useState(false)
  if (lines.length === 0) return null
  const acceptAll = async () => {
    setAccepting(true)
    await accept(lines)
    setAccepting(false)
    onAccepted()
  }
  return (
    <section aria-labelledby="changes-title" className="rounded-panel border-2 border-buriti bg-surface p-5">
      <h2 id="changes-title" className="text-h3">
        {t(changedLineTexts.changed)}
      </h2>
      <p className="mt-1 text-ink-2">{t(changedLineTexts.changedHint)}</p>
      <ul className="mt-3 divide-y divide-line">
        {lines.map((line) => (
          <ChangedLine key={`${line.id} ${line.bra_center}`} line={line} />
        ))}
      </ul>
      <Button className="mt-4" busy={isAccepting || isChanging} onClick={() => void acceptAll()}>
        {t(changedLineTexts.acceptAll)}
      </Button>
    </section>
  )
}

function ChangedLine({ line }: { line: Cart['groups'][number]['lines'][number] }) {
  const t = useText()
  const own = useLine(line)
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">
        {line.product.name} <span className="font-normal text-ink-3">{line.store.name}</span>
      </p>
      <LineChanges line={line} onSet={own.set} onAgree={own.agree} />
      {line.available === 0 && (
        <Button
          className="mt-2"
          size="small"
          variant="outline"
          aria-label={t(cartTexts.remove, { name: line.product.name })}
          onClick={() => own.remove(() => undefined)}
        >
          {t(changedLineTexts.remove)}
        </Button>
      )}
    </li>
  )
}
