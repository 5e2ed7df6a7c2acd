/** What search engines are told of the lists of a brand or a league. */
export const seals = {
  brand: 'Products by {name}: prices at stores all over Brazil.',
  league: 'Products of the {name} league: prices at stores all over Brazil.',
}
