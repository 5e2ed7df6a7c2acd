import type { duplicates as portuguese } from '../../pt-BR/office/duplicates.ts'

export const duplicates: Record<keyof typeof portuguese, string> = {
  hint: 'Takes what is beyond the copies you keep to the entry page of your store, with a suggested price. Nothing is offered before you have looked.',
  keep: 'Keep',
  copies: '{count} of each|{count} of each',
  offer: 'Offer the duplicates',
  none: 'No card has more than {count} copy outside your store.|No card has more than {count} copies outside your store.',
  noStore: 'To sell your duplicates, open your store.',
  openStore: 'Sell at Bra',
  offerThis: 'Offer',
  offerOne: 'Offer {name}',
}
