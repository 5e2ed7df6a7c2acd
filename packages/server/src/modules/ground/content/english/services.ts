import type { DefaultText } from '../defaults/default-text.ts'

/** Block by block the same as the Portuguese texts. */
export const servicesInEnglish: DefaultText[] = [
  {
    code: 'bra-center',
    title: 'Bra Center',
    body: `
The Bra Center is our warehouse. Who buys from several stores what lies there gets one parcel, with one shipping.

## For buyers
- Offers with the Bra Center seal lie with us.
- Cards of different stores leave together, with one shipping.
- A return is settled with the centre.

## For sellers
The centre sells the stock that it has received: it picks, packs and posts, and the sale appears in your store. Stores cannot send new batches yet.
`,
  },
  {
    code: 'frete',
    title: 'Shipping and deadlines',
    body: `
Shipping is computed by parcel, from the address of each store to your CEP, by weight and size. Before the cart it is an estimate; at the checkout, the final amount.

## Ways of sending
- Carta Registrada: up to 12 cards and R$ 50,00, tracked, not insured. Only some stores offer it.
- Mini Envios: up to 300 g, 4 cm of height and R$ 100,00, tracked.
- PAC: economical, tracked, insured for the declared value.
- Sedex: fast, tracked, insured for the declared value.
- Pick-up: in the store, without shipping, with the number of the order.

## Time
Add the time until the store posts to that of the delivery. Both count in business days, without holidays. To the North, add two days.

## Free shipping
- By the day of the week: each region may have its own, from the minimum on that the page shows.
- By store: many pay the shipping above a value. The cart says how much is missing.

The rule of the moment in which the order is placed counts.

## Tracking
The code appears in the order as soon as the store posts. If it does not move for 7 business days, ask the store; after 30 days without a delivery the order counts as lost and the money comes back.
`,
  },
  {
    code: 'pagamentos',
    title: 'Payments',
    body: `
## Pix
The code is valid for 30 minutes. The confirmation comes within seconds and the order becomes Paid by itself, even if the page is closed.

## Credit card
In up to 6 instalments without interest, each of at least R$ 20,00. The number goes from your browser straight to the payment company, and we do not see it. Refused? Nothing is charged, and the order waits for you to try again.

## Protection
What you pay is held. The store gets it only 7 days after the delivery, unless you ask for a return.

## Refunds
- Pix: the same business day, to the account that it came from.
- Card: in the current or the next bill, as the bank decides.

The shipping is included if the whole parcel is returned for regret, a difference or a loss.

## What we never ask for
We never ask for a Pix by message, for a deposit outside of the site or for a code that your phone received. Who does is not Bra Cards.
`,
  },
]
