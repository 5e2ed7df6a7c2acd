import type { PostalAddress } from '@bra/contract/people/addresses.schemas'

export interface PostalCodes {
  /** `cep` is 8 digits; null if no such code exists; throws `PostalCodesUnavailable` if the provider cannot tell. */
  addressOf(cep: string): Promise<PostalAddress | null>
}

export class PostalCodesUnavailable extends Error {}
