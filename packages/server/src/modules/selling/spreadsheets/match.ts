export interface Match {
  id?: number
  candidates: number[]
}

export const matchOf = (ids: number[]): Match =>
  ids.length === 1 ? { id: ids[0]!, candidates: [] } : { candidates: ids }
