import type { Parcel } from '../parcel.ts'

/** Who carries parcels. A letter and picking up are no parcels: they are the store's own. */
export interface FreightProvider {
  /** The ways in which a parcel can be sent, in any order; none where nothing carries it. Throws `FreightUnavailable`. */
  quotes(parcel: Parcel): Promise<ParcelQuote[]>
  /** What became of posted parcels, by the codes they were posted with; unknown ones are absent. */
  tracking(codes: string[]): Promise<Map<string, Tracked>>
}

export type ParcelMethod = 'mini' | 'pac' | 'sedex'

export interface ParcelQuote {
  code: ParcelMethod
  name: string
  cents: number
  /** Business days in transit; posting comes before. */
  days: number
  tracked: boolean
  insured: boolean
}

export interface Tracked {
  postedAt: Date | null
  deliveredAt: Date | null
}

/** It gave no answer that can be understood. */
export class FreightUnavailable extends Error {}

/** It will not do this however often it is asked; nothing was done. */
export class FreightRefused extends FreightUnavailable {
  readonly status: number
  readonly said: string
  constructor(status: number, said: string) {
    super(`The carrier refused: ${status} ${said}`)
    this.status = status
    this.said = said
  }
}
