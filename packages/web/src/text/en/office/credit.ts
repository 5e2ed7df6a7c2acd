import type { credit as portuguese } from '../../pt-BR/office/credit.ts'

export const credit: Record<keyof typeof portuguese, string> = {
  use: 'Use {amount} of your credit',
  useHint: 'The rest is paid by Pix or card.',
  yours: 'Your credit',
  toPay: 'To pay',
  ofWhich: 'Credit: {credit}. Payment: {rest}.',
  refunded: '{price} of it went back to your credit.',
  ofTotal: 'Of the total, by credit',
  ofRefund: 'Of that, to your credit',
  hint: 'Paid by stores that did not send what they sold. It pays a part of your next purchase and does not expire.',
  move_given: 'Received on {day}',
  move_spent: 'Used on {day}',
  move_unspent: 'Back on {day}: the order was not paid',
  move_returned: 'Back on {day}, with the refund',
  move_taken: 'Taken on {day}: the bank kept the payment',
}
