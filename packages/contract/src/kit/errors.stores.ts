/** Refusals of favourite stores; see `errors.ts`. */
export const storeErrors = {
  too_many_favorite_stores: [422, 'Você tem cem lojas favoritas. Tire uma antes.'],
} as const
