import type { fair as portuguese } from '../../pt-BR/office/fair.ts'

export const fair: Record<keyof typeof portuguese, string> = {
  title: 'Fair price',
  range: 'from {low} to {high}',
  unknown: 'No sales or offers to compare with yet.',
  lowest: 'Lowest in other stores',
  noOffers: 'No other store sells this variant now.',
  offers: 'of {count} same offer|of {count} same offers',
  use: 'Use {price}',
  sales: '{count} sale|{count} sales',
  within: '{sales} in {days} days',
  estimated: 'estimated',
  condition: 'in other languages',
  product: 'in other conditions',
  byOffers: 'estimated by {count} offer, no sales|estimated by {count} offers, no sales',
  farAbove: 'This price is {percent}% above the fair price. Check it before you save.',
  farBelow: 'This price is {percent}% below the fair price. Check it before you save.',
}
