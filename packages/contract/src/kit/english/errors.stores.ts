import type { storeErrors } from '../errors.stores.ts'

export const storeRefusals: Record<keyof typeof storeErrors, string> = {
  too_many_favorite_stores: 'You have a hundred favourite stores. Take one off first.',
}
