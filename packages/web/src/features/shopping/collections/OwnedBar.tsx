import type { BegunSet } from '@bra/contract/shopping/collections.schemas'
import { useText } from '../../../lib/text.tsx'
import { partsOf } from './set-parts.ts'
import { collectionTexts } from './texts.ts'

/** Shows "Minha coleção 34/120 · 1/3 extras" in words and as a bar. */
export function OwnedBar({ set }: { set: BegunSet }) {
  const t = useText()
  const { owned, total } = set
  const { printed, extras } = partsOf(set)
  return (
    <div className="mt-1 text-label font-semibold tabular-nums">
      {t(collectionTexts.ownedOf, printed)}
      {extras.count > 0 && ` · ${t(collectionTexts.extrasOf, extras)}`}
      <span aria-hidden className="mt-1 block h-2 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-mata" style={{ width: `${(100 * owned) / total}%` }} />
      </span>
    </div>
  )
}
