import type { PostalAddress } from '@bra/contract/addresses.schemas'

/** Who knows the address of a postal code. */
export interface PostalCodes {
  /** `cep` is 8 digits; null when no such code exists; throws `PostalCodesUnavailable` when it cannot tell. */
  addressOf(cep: string): Promise<PostalAddress | null>
}

export class PostalCodesUnavailable extends Error {}
