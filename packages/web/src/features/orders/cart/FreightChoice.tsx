import type { CartGroup, CartQuote } from '@bra/contract/orders/cart.schemas'
import { money } from '@bra/contract/trade/format'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { WholeDates } from '../../../lib/WholeDates.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useDeliveryWindow } from '../../stores/shipping/useDeliveryWindow.ts'
import { useChooseShipping } from './cart.data.ts'

interface FreightChoiceProps {
  group: CartGroup
  /** Name of the store or of the centre. */
  name: string
  hasCep: boolean
}

export function FreightChoice({ group, name, hasCep }: FreightChoiceProps) {
  const t = useText()
  const choose = useChooseShipping()
  // The choice shows at once, before the cart has answered.
  const [pressed, setPressed] = useState<string>()
  const take = (method: CartQuote['code']) => {
    setPressed(method)
    choose.mutate({ store_id: group.store?.id ?? null, method }, { onSettled: () => setPressed(undefined) })
  }
  if (group.count === 0) return null
  return (
    <div className="max-w-120 min-w-0 flex-1 basis-64">
      {!hasCep && <p className="text-label text-ink-2">{t('cart.needsCep')}</p>}
      {group.notice && (
        <p className="mb-1 flex items-start gap-1.5 text-label font-semibold text-buriti">
          <TriangleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.5 flex-none" />
          {group.notice}
        </p>
      )}
      {group.quotes.length > 0 && (
        <ChoiceGroup legend={t('cart.freightOf', { store: name })}>
          {group.quotes.map((quote) => (
            <Radio
              key={quote.code}
              name={`freight-${group.store?.id ?? 'center'}`}
              value={quote.code}
              checked={quote.code === (pressed ?? group.shipping)}
              onChange={() => take(quote.code)}
              hint={<Arrival quote={quote} />}
              end={<Price quote={quote} />}
            >
              {quote.name}
            </Radio>
          ))}
        </ChoiceGroup>
      )}
      <FreeFreight missing={group.free_missing_cents} />
    </div>
  )
}

function Arrival({ quote }: { quote: CartQuote }) {
  const t = useText()
  const days = useDeliveryWindow()(quote)
  if (quote.code === 'retirada') return <WholeDates text={t('cart.pickUp', { last: days.last })} />
  return <WholeDates text={`${t('cart.arrives', days)}${quote.insured ? '' : ` · ${t('cart.uninsured')}`}`} />
}

function Price({ quote }: { quote: CartQuote }) {
  const t = useText()
  if (quote.cents > 0) return <Money cents={quote.cents} className="text-body font-semibold text-ink" />
  return (
    <>
      {quote.regular_cents > 0 && <Money cents={quote.regular_cents} struckLabel={t('tiles.before')} />}{' '}
      <b className="text-body font-semibold text-mata">{t('cart.free')}</b>
    </>
  )
}

function FreeFreight({ missing }: { missing: number | null }) {
  const t = useText()
  if (missing === null) return null
  return (
    <p className={`mt-1 text-label ${missing === 0 ? 'font-semibold text-mata' : 'text-ink-2'}`}>
      {missing === 0 ? t('cart.reached') : t('cart.missing', { price: money(missing) })}
    </p>
  )
}
