/** Refusals of condition passports; see `errors.ts`. */
export const passportErrors = {
  passport_needed: [
    422,
    'Fotografe frente, verso e dois cantos: uma carta deste valor é anunciada com o passaporte da condição.',
  ],
  passport_cards_only: [422, 'Só cartas avulsas sem certificado têm passaporte da condição.'],
  passport_photos_gone: [422, 'Esta foto é do passaporte da carta. Troque o passaporte antes de tirá-la.'],
  passport_photos_full: [422, 'Com as fotos do passaporte cabem mais quatro.'],
  passport_absent: [409, 'Este anúncio não tem passaporte. Fotografe frente e verso da carta.'],
  card_unchecked: [409, 'Confira as cartas com passaporte antes de fechar o pacote.'],
  card_confirmed: [409, 'Esta carta já foi conferida, e as fotos não mudam mais.'],
} as const
