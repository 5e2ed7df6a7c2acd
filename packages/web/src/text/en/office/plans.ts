import type { plans as portuguese } from '../../pt-BR/office/plans.ts'

export const plans: Record<keyof typeof portuguese, string> = {
  budget: 'How much to spend',
  whole: 'Your collection is complete.',
  completesSent:
    '{budget}, freight included, completes {percent}%: {count} card for {sum}.|{budget}, freight included, completes {percent}%: {count} cards for {sum}.',
  freightTooDear: '{budget} does not cover a card and its freight.',
  completes:
    '{budget} completes {percent}%: {count} card for {sum}, without freight.|{budget} completes {percent}%: {count} cards for {sum}, without freight.',
  tooLittle: 'The cheapest that is missing costs {price}.',
  noOffers: 'Nobody sells now what is missing.',
  dear: '{count} is left out, of {price}.|{count} are left out, for {price} in all.',
  unoffered: '{count} nobody sells now.|{count} nobody sells now.',
  buy: 'Find the lowest price|Find the lowest price of the {count}',
  which: 'Which enter and which stay out',
  completesAll: '{sum} completes all',
  outByFreight: 'does not fit with its freight',
  outByChoice: 'left out by you',
  outOfBudget: 'over the budget',
  andMore: 'And {count} more card.|And {count} more cards.',
  tell: 'Tell me of the other|Tell me of the other {count}',
  told: '{count} alert created, in Wants.|{count} alerts created, in Wants.',
  toldBefore: '{count} was on the list already.|{count} were on the list already.',
  undo: 'Undo',
}
