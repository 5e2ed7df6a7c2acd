import type { Cart } from '@bra/contract/cart.schemas'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useIsChanging } from '../../cart/cart.data.ts'
import { FreightChoice } from '../../cart/FreightChoice.tsx'

interface FreightStepProps {
  cart: Cart
  /** Whether its freights are those to the chosen address already. */
  isReckoned: boolean
  onDone: () => void
}

/** How each parcel comes. */
export function FreightStep({ cart, isReckoned, onDone }: FreightStepProps) {
  const t = useText()
  const isChanging = useIsChanging()
  const sent = cart.groups.filter((group) => group.count > 0)
  if (!isReckoned) return <Skeleton className="h-40 w-full" />
  const canSend = sent.every((group) => group.freight_cents !== null)
  return (
    <>
      <ul className="divide-y divide-line">
        {sent.map((group) => {
          const name = group.store?.name ?? t('cart.center')
          return (
            <li key={group.store?.id ?? 0} className="py-4 first:pt-0">
              <h3 className="mb-1 font-sans text-input font-bold tracking-normal">
                {name}{' '}
                <span className="text-label font-normal text-ink-3">{t('cart.goods', { count: group.count })}</span>
              </h3>
              <FreightChoice group={group} name={name} hasCep={cart.cep !== null} />
            </li>
          )
        })}
      </ul>
      {!canSend && (
        <p role="alert" className="mb-3 text-label font-semibold text-urucum">
          {t('checkout.cannotSend')}
        </p>
      )}
      <Button disabled={!canSend} busy={isChanging} onClick={onDone}>
        {t('checkout.goOn')}
      </Button>
    </>
  )
}
