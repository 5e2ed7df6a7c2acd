export const putBack = {
  hint: 'Cards that were picked for orders that were then cancelled or came back. They are for sale again: put each in its place and mark it here.',
  count: '{count} card out of its place|{count} cards out of their places',
  some: 'These are the oldest of {count} lines; the others show when these are put back.',
  ofSale: '{count} card of this order is out of its place.|{count} cards of this order are out of their place.',
  toList: 'Put back',
  done: 'Put back',
  doneOf: 'Put back {name}',
  all: 'All are put back',
  back: '{name} is in its place.',
  allBack: '{count} card is in its place.|{count} cards are in their places.',
  undo: 'Undo',
  none: 'Nothing is out of its place',
  noneHint:
    'When an order that was picked is cancelled, or comes back from its buyer, its cards show here with the place of each.',
  toOrders: 'See the orders',
}
