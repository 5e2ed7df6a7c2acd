import type { brokenSales as portuguese } from '../../pt-BR/office/brokenSales.ts'

export const brokenSales: Record<keyof typeof portuguese, string> = {
  title: 'What the store did not send',
  hint: 'It is kept, with what the market did since the purchase, and counts in the honour rate of the store.',
  rose: 'The market rose by {percent}% since the purchase: from {before} to {now}.',
  fell: 'The market fell by {percent}% since the purchase: from {before} to {now}.',
  still: 'The market is as at the purchase: {now}.',
  thin: 'There are too few sales to tell what the market did.',
  counts:
    'The reason and the market of each card stand in the client’s order, and cancelling counts in the honour rate of the store.',
  pauses: 'The cards that rose are paused in all of your stores until you confirm their stock.',
  credited: 'You received {amount} of credit for it.',
  owed: 'The store still owes you {amount} of credit: you receive it as soon as it sells again, without asking.',
  owes: 'As the market rose, {amount} of your balance go to the buyer as credit.',
  confirm: 'Confirm stock',
  confirmTitle: 'Confirm the stock of {name}',
  confirmHint: 'Count the cards and say how many there are. The offer sells again with this quantity.',
  less: 'One less',
  more: 'One more',
  most: 'At most {count}',
  toConfirm: 'To confirm',
}
