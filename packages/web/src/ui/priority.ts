/** Of a picture in the first window: fetched at once, and the `first` before all others, which would share its line. */
export type Priority = 'first' | 'early'

/** That of a picture in a grid whose first row holds so many. */
export function priorityIn(place: number, firstRow: number): Priority | undefined {
  if (place === 0) return 'first'
  return place < firstRow ? 'early' : undefined
}
