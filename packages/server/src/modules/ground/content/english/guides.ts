import type { DefaultText } from '../defaults/default-text.ts'

/** Block by block the same as the Portuguese texts. */
export const guidesInEnglish: DefaultText[] = [
  {
    code: 'guia-de-condicoes',
    title: 'Guide to conditions',
    body: `
Condition is what sellers and buyers argue about most. So there is one scale, it holds for all stores, and between two grades the lower one counts.

## How to look
1. Take the card out of its sleeve, with clean hands, over a dark cloth.
2. Use light from the side, not from above: scratches and waves show only so.
3. Look at the back first. White wear at the edges begins there.
4. Go on to the four corners, the edges, the surface and at last the curve.

## M · Mint
As it left the machine. Four sharp corners, no white dot, no scratch under light from the side, a centred print. Very few cards are M, even fresh from a booster.

## NM · Near Mint
It looks new from a hand's breadth away. Allowed:
- one or two tiny white dots on the back;
- a fine scratch that shows only when the card is turned against the light.

Not allowed is a mark that a nail can feel, a bend, a stain or writing.

## SP · Slightly Played
It was played in a sleeve, or without one for a short time. Allowed:
- slight white wear at some corners or a part of an edge;
- fine scratches that show without looking for them;
- a slight curve, common in foil.

It may still be played in tournaments without an opaque sleeve.

## MP · Moderately Played
Its use shows from afar. Allowed:
- white edges all around;
- visible scratches, lost gloss, a dented corner;
- a mark of pressure that does not break the paper.

## HP · Heavily Played
Strong wear everywhere, a crease that does not tear the paper, worn ink, dirt that stays. It can be played in an opaque sleeve only.

## D · Damaged
Torn, bent with a break, wet, written on, cut, peeled or with a piece missing. The offer has to say what the damage is.

## What condition does not say
- Signed, altered and stamped are extras, marked apart.
- A misprint is an extra too; it does not lower the condition.
- A graded card has company, grade and certificate instead of the scale. Check the certificate on the site of the company.
- Sealed products have another scale: sealed, sealed with a damaged packing, and open.

## In the filter
Who asks for SP sees NM and M too: the filter means "this or better".
`,
  },
  {
    code: 'como-comprar',
    title: 'How to buy',
    body: `
## 1. Find the card
Search by its name, in Portuguese or English, or by its number: the code of the set with it, or just "017/120", leads straight there. Say your CEP at the top of the page, and each offer shows its price with shipping and when it arrives.

## 2. Choose the offer
The page of a card has what all stores ask for it. The first order is by the lowest total, price plus shipping. See the condition in words, the language, the finish and, where there is one, the photo of the copy.

## 3. Gather by store
The cart parts the cards by store, because each store is a parcel. To complete an order in one store usually costs less than one card from each. The cart does not reserve a card.

## 4. Pay
By Pix or card, in up to 6 instalments. The Pix is valid for 30 minutes.

## 5. Follow
Each parcel has its own timeline, from payment to delivery. The store has up to 5 business days to post.

## 6. Check
It arrived? Look at the card with the [guide to conditions](/text/guia-de-condicoes) beside you. If something is wrong, choose I had a problem in the order, card by card, or Return the purchase, within 7 days: the money is still with us. The way is in [Returns](/text/devolucao).
`,
  },
  {
    code: 'como-vender',
    title: 'How to sell',
    body: `
## Who may
A person with a CPF or a company with a CNPJ, from 18 years on. A person sells what is theirs; who sells habitually needs a CNPJ and a state registration.

## 1. Open the store
In [My store](/my-store/besaler) you say document, address and a bank account of the same holder. We check it within 2 business days.

## 2. Enter your cards
- One by one, from the page of the card.
- Many at once, by a CSV sheet: its preview names each line with a problem before anything is saved.
- You may suggest a card that is not in the catalogue. Accessories, boxes and other products you enter with photos of your own.

Grade by the [guide to conditions](/text/guia-de-condicoes). A photo of the very copy sells better and avoids arguments.

## 3. Sold
Pick, pack and post within 5 business days. The label and the tax document are made in the order: the invoice with the certificate of your company or, for who sells with a CPF, the electronic declaration of contents (DC-e) that Bra Cards signs. Who issues elsewhere gives the key or the file.

How to pack a card:
- a sleeve, then a toploader or two pieces of cardboard of its size;
- tape that does not stick to plastic, with its end folded;
- no clip, rubber band or tape on the sleeve.

If the buyer complains about a card, answer in Complaints: you have 72 hours to agree, with a proposal that is computed from sales of the card. Only its price is held. Otherwise we decide, by the messages and photos of both sides.

## 4. Get paid
The money appears as To be released at the sale and becomes Available 7 days after the delivery, unless the buyer asks for a return. A withdrawal goes by Pix or TED to the account of the store: at least R$ 20,00, without a fee, from 2 days after the release on. Who chooses a day of the week in the wallet need not ask again.
`,
  },
]
