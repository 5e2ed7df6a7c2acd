import type { passportErrors } from '../errors.passports.ts'

export const passportRefusals: Record<keyof typeof passportErrors, string> = {
  passport_needed:
    'Photograph front, back and two corners: a card of this price is offered with its condition passport.',
  passport_cards_only: 'Only single cards without a certificate have a condition passport.',
  passport_photos_gone: 'This photo belongs to the passport of the card. Replace the passport before you remove it.',
  passport_photos_full: 'Beside the photos of the passport there is room for four others.',
  passport_absent: 'This offer has no passport. Photograph front and back of the card.',
  card_unchecked: 'Check the cards with a passport before you close the parcel.',
  card_confirmed: 'This card was checked already, and its photos do not change any more.',
}
