import type { BegunSet } from '@bra/contract/shopping/collections.schemas'
import { useText } from '../../../lib/text.tsx'

/** Shows "Minha coleção 34/120" in words and as a bar. */
export function OwnedBar({ set: { owned, total } }: { set: Pick<BegunSet, 'owned' | 'total'> }) {
  const t = useText()
  return (
    <div className="mt-1 text-label font-semibold tabular-nums">
      {t('collections.ownedOf', { owned, total })}
      <span aria-hidden className="mt-1 block h-2 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-mata" style={{ width: `${(100 * owned) / total}%` }} />
      </span>
    </div>
  )
}
