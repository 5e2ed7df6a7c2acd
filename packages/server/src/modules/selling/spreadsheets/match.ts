/** What was found for a naming: the product that it means, or else those that it may mean. */
export interface Match {
  id?: number
  candidates: number[]
}

export const matchOf = (ids: number[]): Match =>
  ids.length === 1 ? { id: ids[0]!, candidates: [] } : { candidates: ids }
