import type { promotions as portuguese } from '../pt-BR/promotions.ts'

export const promotions: typeof portuguese = {
  hint: 'Prices cut by the stores, for a limited time.',
  all: 'All promotions',
  until: 'Until {day}',
  from: 'From {day}',
  ended: 'This promotion is over',
  endedHint: 'Prices are back to normal. See the promotions that run now.',
  soon: 'This promotion has not begun',
  soonHint: 'It begins on {day}. Meanwhile, see those that run now.',
  none: 'No promotion right now',
  noneHint: 'Stores tell here when they cut their prices.',
  see: 'See promotions',
}
