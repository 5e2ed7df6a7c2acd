import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useText } from '../../../lib/text.tsx'
import { type OwnLimits, typedOf } from './limits.ts'
import { ListButton } from './ListButton.tsx'

const ended: StoreOrder['state'][] = ['cancelled', 'lost']

/** Looks for the same copies in other stores, where this one did not send them. */
export function FindElsewhere({ parcel }: { parcel: StoreOrder }) {
  const t = useText()
  const { count, ...listed } = listOf(parcel)
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-ink-2">{t('baskets.elsewhereHint')}</p>
      <ListButton read={() => Promise.resolve(listed)} count={count}>
        {t('baskets.elsewhere')}
      </ListButton>
    </div>
  )
}

/** The units that did not come, as a list that asks for the same copies. */
function listOf({ state, cancellation, lines }: StoreOrder) {
  const isEnded = ended.includes(state) && cancellation?.by !== 'buyer'
  const own: OwnLimits = {}
  const texts = lines.flatMap(({ name, code, quantity, lacking, condition, language, finish }) => {
    const units = isEnded ? quantity : lacking
    if (units === 0 || condition === 'graded') return []
    const text = `${units} ${name} ${code}`
    own[text] = typedOf({ condition, languages: [language], finishes: [finish] })
    return [text]
  })
  return { list: texts.join('\n'), own, count: texts.length }
}
