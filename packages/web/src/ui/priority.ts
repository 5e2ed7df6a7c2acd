/** Pictures in the first window are fetched at once, and `first` before all others, which would share its bandwidth. */
export type Priority = 'first' | 'early'

/** Priority of a picture in a grid whose first row holds so many. */
export function priorityIn(place: number, firstRow: number): Priority | undefined {
  if (place === 0) return 'first'
  return place < firstRow ? 'early' : undefined
}
