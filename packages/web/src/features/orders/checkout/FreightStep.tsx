import type { Cart, CartGroup } from '@bra/contract/orders/cart.schemas'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useDestination } from '../../people/addresses/destination.ts'
import { useChooseShipping, useIsChanging } from '../cart/cart.data.ts'
import { FreightChoice } from '../cart/FreightChoice.tsx'
import { cartTexts } from '../cart/texts.ts'
import { checkoutTexts } from './texts.ts'

interface FreightStepProps {
  cart: Cart
  /** True if the cart's freight is already calculated to the chosen address. */
  isReckoned: boolean
  onDone: () => void
}

export function FreightStep({ cart, isReckoned, onDone }: FreightStepProps) {
  const t = useText()
  const sent = cart.groups.filter((group) => group.count > 0)
  const { accept, isPending } = useAcceptFallbacks(sent)
  if (!isReckoned) return <Skeleton className="h-40 w-full" />
  const canSend = sent.every((group) => group.freight_cents !== null)
  return (
    <>
      <ul className="divide-y divide-line">
        {sent.map((group) => {
          const name = group.store?.name ?? t(cartTexts.center)
          return (
            <li key={group.store?.id ?? 0} className="py-4 first:pt-0">
              <h3 className="mb-1 font-sans text-input font-bold tracking-normal">
                {name}{' '}
                <span className="text-label font-normal text-ink-3">{t(cartTexts.goods, { count: group.count })}</span>
              </h3>
              <FreightChoice group={group} name={name} hasCep={cart.cep !== null} />
            </li>
          )
        })}
      </ul>
      {!canSend && (
        <p role="alert" className="mb-3 text-label font-semibold text-urucum">
          {t(checkoutTexts.cannotSend)}
        </p>
      )}
      <Button disabled={!canSend} busy={isPending} onClick={() => void accept().then(onDone, () => undefined)}>
        {t(checkoutTexts.goOn)}
      </Button>
    </>
  )
}

/** Saves the preselected replacement of a shipping that is no longer offered, since no click would save it. */
function useAcceptFallbacks(groups: CartGroup[]) {
  const { cep } = useDestination()
  const choose = useChooseShipping()
  const isChanging = useIsChanging()
  const accept = async () => {
    // Saving the replacement now could overwrite a choice that is still being sent.
    if (isChanging) return
    for (const { store, shipping, notice } of groups)
      if (notice && shipping) await choose.mutateAsync({ body: { store_id: store?.id ?? null, method: shipping, cep } })
  }
  return { accept, isPending: choose.isPending }
}
