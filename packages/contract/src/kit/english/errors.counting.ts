import type { countingErrors } from '../errors.counting.ts'

export const countingRefusals: Record<keyof typeof countingErrors, string> = {
  stock_unconfirmed: 'This card is paused until the store confirms its stock: a sale of it was not sent.',
  stock_not_asked: 'This offer does not wait for a confirmation of its stock.',
}
