import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { useKeptState } from '../../../lib/kept-state.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { forgetTyped } from '../../../lib/typed-keeping.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/states.tsx'
import { whyNot } from '../../orders/cart/add-to-cart.ts'
import { useStandard } from '../../prices/standards/standard.ts'
import { BasketForm } from './BasketForm.tsx'
import { BasketResult } from './BasketResult.tsx'
import { type OwnLimits, wantedBy } from './limits.ts'
import { fillingOf, useBestBasket, type TakenLine, type Wanted } from './baskets.data.ts'
import { basketTexts } from './texts.ts'
import { useBuyBasket } from './useBuyBasket.ts'
import { usePastedList } from './usePastedList.ts'

const FORM = 'basket-form'
const KEPT = 'basket'

interface BasketDialogProps {
  list?: string
  own?: OwnLimits
  /** What it may cost with its freight, in cents. */
  most_cents?: number
  onClose: () => void
}

/** Takes a pasted list, shows its cheapest purchase with variations, and puts it into the cart. */
export function BasketDialog({ list = '', own = {}, most_cents, onClose }: BasketDialogProps) {
  const t = useText()
  const { cep } = useDestination()
  const best = useBestBasket()
  const kept = list ? null : KEPT
  const { fill, buy } = useBuyBasket(() => {
    if (kept) forgetTyped(kept)
    onClose()
  })
  const { standard } = useStandard()
  const [wanted, setWanted] = useState(() => wantedBy({ list, own, most_cents }, standard))
  const [fromCart, setFromCart] = useKeptState<TakenLine[]>(kept && `${kept} of the cart`, [])
  const [found, setFound] = useState<BestBasket | null>(null)

  const taken = takenInto(wanted.list, fromCart)

  const search = (next: Wanted) => {
    fill.reset()
    const replaces = takenInto(next.list, fromCart).map(({ id }) => id)
    best.mutate(
      { ...next, replaces },
      {
        onSuccess: (basket) => {
          setWanted(next)
          setFound(basket)
        },
      },
    )
  }
  usePastedList(list, () => search(wanted))
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(basketTexts.title)}
      closeLabel={t(siteTexts.close)}
      footer={
        found ? (
          <>
            <Button variant="ghost" onClick={() => setFound(null)}>
              {t(basketTexts.back)}
            </Button>
            <Button
              busy={fill.isPending || best.isPending}
              disabled={found.stores.length === 0}
              onClick={() => buy(fillingOf(found, taken))}
            >
              {t(taken.length ? basketTexts.swap : basketTexts.buy)}
            </Button>
          </>
        ) : (
          // a key of its own: the button "Voltar" would become this one while it is pressed, and submit the form
          <Button key="search" type="submit" form={FORM} busy={best.isPending} disabled={!cep}>
            {t(basketTexts.search)}
          </Button>
        )
      }
    >
      {best.error && !isOfList(best.error) && (
        <div role="alert" className="mb-5">
          <Notice tone="urucum">{refusalOf(best.error, t)}</Notice>
        </div>
      )}
      {found ? (
        <>
          {fill.error && (
            <div role="alert" className="mb-5">
              <Notice tone="urucum">
                <p>{whyNot(fill.error) ?? refusalOf(fill.error, t)}</p>
                <Button variant="outline" size="small" className="mt-2" onClick={() => search(wanted)}>
                  {t(basketTexts.searchAgain)}
                </Button>
              </Notice>
            </div>
          )}
          <BasketResult found={found} wanted={wanted} isSearching={best.isPending} onChange={search} />
        </>
      ) : (
        <BasketForm
          id={FORM}
          wanted={wanted}
          kept={kept}
          refusal={isOfList(best.error) ? best.error.fields.list : undefined}
          onTake={setFromCart}
          onSubmit={search}
        />
      )}
    </Dialog>
  )
}

/** If nothing of the cart is left in the text, it is another list. */
const takenInto = (list = '', fromCart: TakenLine[]) =>
  fromCart.some(({ text }) => list.includes(text)) ? fromCart : []

const isOfList = (error: unknown): error is CallError => error instanceof CallError && 'list' in error.fields
