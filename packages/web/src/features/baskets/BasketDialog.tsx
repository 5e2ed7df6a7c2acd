import type { Reply } from '@bra/contract/api'
import type { BestBasket } from '@bra/contract/baskets.schemas'
import type { cart } from '@bra/contract/cart'
import { useState } from 'react'
import { CallError } from '../../lib/call.ts'
import { useDestination } from '../../lib/destination.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { type Translate, useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { BasketForm } from './BasketForm.tsx'
import { BasketResult } from './BasketResult.tsx'
import { useBestBasket, useFillCart, type TakenLine, type Wanted } from './baskets.data.ts'

const FORM = 'basket-form'

/** A list is pasted, its cheapest purchase is shown, changed with one press, and put into the cart. */
export function BasketDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { cep } = useDestination()
  const best = useBestBasket()
  const fill = useFillCart()
  const [wanted, setWanted] = useState<Wanted>({ list: '' })
  const [fromCart, setFromCart] = useState<TakenLine[]>([])
  const [found, setFound] = useState<BestBasket | null>(null)

  // a list of which nothing is left is another list
  const taken = fromCart.some(({ text }) => wanted.list?.includes(text)) ? fromCart : []

  const search = (next: Wanted) =>
    best.mutate(next, {
      onSuccess: (basket) => {
        setWanted(next)
        setFound(basket)
      },
      onError: (error) => !isOfList(error) && toast.error(refusalOf(error, t)),
    })
  const buy = (basket: BestBasket) =>
    fill.mutate(
      { found: basket, taken },
      {
        onSuccess: ({ left }) => {
          if (left.length) toast.warning(leftInWords(t, left))
          else toast.success(t('baskets.filled'))
          onClose()
        },
        onError: (error) => toast.error(refusalOf(error, t)),
      },
    )

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('baskets.title')}
      closeLabel={t('shell.close')}
      footer={
        found ? (
          <>
            <Button variant="ghost" onClick={() => setFound(null)}>
              {t('baskets.back')}
            </Button>
            <Button
              busy={fill.isPending || best.isPending}
              disabled={found.stores.length === 0}
              onClick={() => buy(found)}
            >
              {t(taken.length ? 'baskets.swap' : 'baskets.buy')}
            </Button>
          </>
        ) : (
          <Button type="submit" form={FORM} busy={best.isPending} disabled={!cep}>
            {t('baskets.search')}
          </Button>
        )
      }
    >
      {found ? (
        <BasketResult found={found} wanted={wanted} isSearching={best.isPending} onChange={search} />
      ) : (
        <BasketForm
          id={FORM}
          wanted={wanted}
          refusal={isOfList(best.error) ? best.error.fields.list : undefined}
          onTake={setFromCart}
          onSubmit={search}
        />
      )}
    </Dialog>
  )
}

type Left = Reply<typeof cart.fill>['left']

/** How many, and the server's own reasons. */
const leftInWords = (t: Translate, left: Left) =>
  t('baskets.left', {
    count: left.reduce((sum, { quantity }) => sum + quantity, 0),
    why: [...new Set(left.map(({ text }) => text))].join(' '),
  })

const isOfList = (error: unknown): error is CallError => error instanceof CallError && 'list' in error.fields
