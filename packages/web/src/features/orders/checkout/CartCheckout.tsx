import type { Address } from '@bra/contract/people/addresses.schemas'
import type { Cart } from '@bra/contract/orders/cart.schemas'
import { checkout } from '@bra/contract/orders/checkout'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Failed, together } from '../../../lib/Answer.tsx'
import { callEndpoint } from '../../../lib/call.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { useEnv } from '../../../lib/env.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { useAddress } from '../../../lib/address.ts'
import { WholeDates } from '../../../lib/WholeDates.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { addressesQuery, deliverTo, linesOf } from '../../people/addresses/addresses.data.ts'
import { creditQuery } from '../../money/credits/credits.data.ts'
import { useActiveCart } from '../cart/active-cart.ts'
import { ChangedLines, changedLines } from '../cart/ChangedLines.tsx'
import { isTooDear, tooDear } from '../cart/obstacle.ts'
import { cartTexts } from '../cart/texts.ts'
import { AddressStep } from './AddressStep.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { Freights } from './Freights.tsx'
import { FreightStep } from './FreightStep.tsx'
import { type Purchase, purchaseOfCart } from './purchase.ts'
import { Step } from './Step.tsx'
import type { StepName } from './steps.ts'
import { checkoutTexts } from './texts.ts'
import { type Buying, buyingFrom, type Choices } from './useBuying.ts'
import { type PayBy, useLostOrder } from './usePay.ts'

export function CartCheckout({ buying }: { buying: Choices }) {
  const t = useText()
  const cart = useActiveCart(({ result }) => result)
  const addresses = useQuery(addressesQuery)
  const credit = useQuery(creditQuery)
  if (!cart.data || !addresses.data || credit.isPending) {
    const both = together(cart, addresses)
    return both.error ? <Failed of={both} title={t(checkoutTexts.failed)} className="mt-5" /> : <CheckoutSkeleton />
  }
  if (cart.data.count === 0 && buying.orderId === null) return <Empty />
  const filled = { buying, cart: cart.data, addresses: addresses.data.addresses }
  return <Reckoned {...filled} creditCents={credit.data?.credit.cents ?? 0} isLost={cart.isError} />
}

interface FilledProps {
  buying: Choices
  cart: Cart
  addresses: Address[]
  creditCents: number
}

/** Waits until freight is known for the chosen address, if there is one; `isLost` if it cannot be asked for. */
function Reckoned({ isLost, ...rest }: FilledProps & { isLost: boolean }) {
  const chosen = useChosenAddress(rest.addresses)
  const isReckoned = chosen.address !== undefined && rest.cart.cep === chosen.address.postcode
  const [isBegun, setBegun] = useState(false)
  if (!isBegun && (isReckoned || isLost || !chosen.address)) setBegun(true)
  return isBegun ? <Filled {...rest} {...chosen} isReckoned={isReckoned} /> : <CheckoutSkeleton />
}

type ChosenAddress = ReturnType<typeof useChosenAddress>

function Filled({
  buying: choices,
  cart,
  addresses,
  creditCents,
  address,
  choose,
  isReckoned,
}: FilledProps & ChosenAddress & { isReckoned: boolean }) {
  const t = useText()
  const [first] = useState(() => firstStep(cart, address, isReckoned))
  const buying = buyingFrom(choices, first)
  const purchase = purchaseOfCart(cart, t, { has: creditCents, isUsed: choices.choice.usesCredit })
  const payment = usePlacing(buying, purchase, address)
  const { steps } = buying
  const onAccepted = () => {
    buying.tell(null)
    // The button that was pressed disappears with the changes that it accepted.
    document.querySelector<HTMLElement>('[data-open-step]')?.focus()
  }
  const waitsFor = whatIsMissing(t, cart, isReckoned)
  const place = address && <AddressLines address={address} />
  return (
    <CheckoutFrame
      {...{ buying, purchase, ...payment }}
      news={<ChangedLines cart={cart} onAccepted={onAccepted} />}
      waitsFor={waitsFor}
    >
      <Step name="address" steps={steps} summary={place}>
        <AddressStep addresses={addresses} chosen={address} onChoose={choose} onDone={() => steps.go('freight')} />
      </Step>
      <Step name="freight" steps={steps} summary={<Freights parcels={purchase.parcels} />}>
        <FreightStep cart={cart} isReckoned={isReckoned} onDone={() => steps.go('payment')} />
      </Step>
    </CheckoutFrame>
  )
}

/** Steps whose answer is known already are passed over. */
function firstStep(cart: Cart, address: Address | undefined, isReckoned: boolean): StepName {
  if (!address) return 'address'
  const sent = cart.groups.filter(({ count }) => count > 0)
  const isKnown = sent.every(({ freight_cents: cents, notice }) => cents !== null && notice === null)
  return isReckoned && isKnown ? 'payment' : 'freight'
}

function whatIsMissing(t: Translate, cart: Cart, isReckoned: boolean) {
  if (changedLines(cart).length > 0) return t(checkoutTexts.acceptFirst)
  if (isTooDear(cart)) return tooDear(t)
  const isAgreed = cart.groups.every(({ notice }) => notice === null)
  return isReckoned && cart.can_checkout && isAgreed ? null : t(checkoutTexts.freightFirst)
}

/** Returns the address chosen last, else one with the chosen CEP, else the default; sets the destination to it. */
function useChosenAddress(addresses: Address[]) {
  const { cep } = useDestination()
  const [id, setId] = useState<number>()
  const byId = addresses.find((address) => address.id === id)
  const byCep = addresses.filter(({ postcode }) => postcode === cep)
  const byDefault = addresses.find((address) => address.default) ?? addresses[0]
  const address = byId ?? byCep.find((each) => each.default) ?? byCep[0] ?? byDefault
  useEffect(() => {
    if (address && address.postcode !== cep) deliverTo(address)
  }, [address, cep])
  return { address, choose: (chosen: Address) => setId(chosen.id) }
}

/** Places the order. If the bank then refuses the card, later attempts pay that order instead of placing another. */
function usePlacing(buying: Buying, purchase: Purchase, address: Address | undefined) {
  const { call } = useEnv()
  const session = useSession()
  const { change } = useAddress()
  const lostOrder = useLostOrder()
  return {
    send: async (by: PayBy) => {
      const { total_cents, credit_cents } = purchase
      const body = { ...by, address_id: address!.id, total_cents, credit_cents }
      const placed = await callEndpoint(call, checkout.place, { body })
      if (placed.payment.state === 'refused') change({ pedido: placed.order_id }, { replace: true })
      return placed
    },
    findLost: () => lostOrder(session!.user.id),
  }
}

function AddressLines({ address }: { address: Address }) {
  return <WholeDates text={[address.recipient, ...linesOf(address)].filter(Boolean).join(', ')} />
}

function Empty() {
  const t = useText()
  return (
    <EmptyState
      picture="/media/scenes/basket.svg"
      title={t(cartTexts.empty)}
      action={
        <Link to={paths.account('pedidos')} className={buttonStyle('solid')}>
          {t(checkoutTexts.toOrders)}
        </Link>
      }
    >
      {t(checkoutTexts.emptyHint)}
    </EmptyState>
  )
}
