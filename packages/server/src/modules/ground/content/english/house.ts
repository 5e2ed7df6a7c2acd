import type { DefaultText } from '../defaults/default-text.ts'

/** Block by block the same as the Portuguese texts. */
export const houseInEnglish: DefaultText[] = [
  {
    code: 'sobre',
    title: 'About Bra Cards',
    body: `
Cards, tall tales and collections.

Bra Cards gathers, on one page for each card, what stores all over Brazil ask for it: condition in words, language, finish, a photo where there is one, and the total with shipping to your door.

## What we believe in
- Prices in sight. The total appears before the cart, and the history of sales is public.
- Condition without a secret. One scale only, explained in the [guide to conditions](/text/guia-de-condicoes).
- Protected money. The store gets it after you got your cards.
- Honest marks. A store with fewer than 10 sales is shown as new, without invented stars.
`,
  },
  {
    code: 'rodape',
    title: 'Footer',
    body: `
Offers are those of the stores named on each page. Prices and stock are those of the moment of the purchase.
`,
  },
  {
    code: 'supplier',
    title: 'Sell at Bra Cards',
    body: `
Who looks for single cards is already here. Open your store for free, pay commission only on what you sell, and get paid after the buyer got it.

## Why sell here
- A ready catalogue: you choose the card and say price, condition and quantity. Picture and text are there.
- Bring your stock: the sheet of Liga, MYP Cards, TCGplayer, Cardmarket, CardTrader, Manabox or Dragon Shield comes in as it is. You check each line before, and can undo it after.
- A pasted list: paste the cards as you write them down. What is doubtful is asked, and nothing is guessed in silence.
- Grid and price rules: edit thousands of offers as in a spreadsheet. Rules follow the market between your floor and your ceiling, and you see the result before it applies.
- Tax documents included: we issue the NF-e with the A1 certificate of your company, from MEI to the normal regime. Who sells with a CPF has the DC-e, without a certificate.
- A whole day at once: choose the orders and confirm what will be spent. Documents and labels come together, and what stops says why.
- Picking with a scanner: the list follows the order of your boxes, and the barcode scanner says whether the card is the right one.
- Condition passport: guided photos of front, back and corners, at no cost. In a complaint they show how the card left you.
- A clear wallet: each cent of the statement opens the order it came from, and withdrawals may have a fixed day.

## How it works
1. Say document, address and a bank account of the same holder.
2. Wait for our check, up to 2 business days.
3. Enter your offers and sell.

## What it costs
12% of each sale and no monthly fee. The commission is on the price of the cards, never on shipping.
`,
  },
  {
    code: 'shopkeepers',
    title: 'For shopkeepers',
    body: `
You have a counter, tables and stock. Here it finds who lives three states away.

## What changes for a store
- Spreadsheets: the whole stock comes in by CSV, with a preview, and goes out when you like.
- Price rules: your offers follow the market between the floor and the ceiling that you choose.
- Pick-up: the buyer pays here and fetches there. No shipping, and one more person in your door.
- Picking: one list for all orders of the day, and all labels at once.
- Vacation: with a day of return, your offers leave the search and come back by themselves.

## What we ask for
Posting in time, condition by the [guide](/text/guia-de-condicoes) and answers to who bought. The place in the [ranking](/ranking) comes from that: orders, marks, punctuality and cancellations of the last 60 days, honoured sales and right conditions in 180.
`,
  },
]
