import type { Parcel } from '../parcel.ts'

/** Carries parcels. Letters and pick-ups are not parcels; the store itself handles them. */
export interface FreightProvider {
  /** Returns the methods for a parcel in any order, none if nothing carries it; throws `FreightUnavailable`. */
  quotes(parcel: Parcel): Promise<ParcelQuote[]>
  /** Returns the state of posted parcels by their tracking codes; unknown ones are absent. */
  tracking(codes: string[]): Promise<Map<string, Tracked>>
}

export type ParcelMethod = 'mini' | 'pac' | 'sedex'

export interface ParcelQuote {
  code: ParcelMethod
  name: string
  cents: number
  /** Business days in transit, without the days before posting. */
  days: number
  tracked: boolean
  insured: boolean
}

export interface Tracked {
  postedAt: Date | null
  deliveredAt: Date | null
}

/** The provider gave no answer, or one that cannot be read. */
export class FreightUnavailable extends Error {}

/** The provider does not accept the token: its owner took it back, or it is too old. */
export class FreightForbidden extends FreightUnavailable {}

/** The provider refuses this request for good; nothing was done. */
export class FreightRefused extends FreightUnavailable {
  readonly status: number
  readonly said: string
  constructor(status: number, said: string) {
    super(`The carrier refused: ${status} ${said}`)
    this.status = status
    this.said = said
  }
}
