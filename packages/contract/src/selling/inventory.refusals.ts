import type { Refusals } from '../kit/refusals.ts'

export const inventoryRefusals = {
  finish_absent: [
    422,
    'Esta impressão não existe neste acabamento. Se a sua é diferente, peça à Bra Cards que a inclua.',
    'This printing does not exist in this finish. If yours is different, ask Bra Cards to include it.',
  ],
  edition_absent: [
    422,
    'Esta impressão não existe nesta tiragem. Se a sua é diferente, peça à Bra Cards que a inclua.',
    'This printing does not exist in this print run. If yours is different, ask Bra Cards to include it.',
  ],
  language_absent: [
    422,
    'Esta impressão não existe neste idioma. Se a sua é diferente, peça à Bra Cards que a inclua.',
    'This printing does not exist in this language. If yours is different, ask Bra Cards to include it.',
  ],
  condition_unfit: [422, 'Esta condição não serve para este produto.', 'This condition does not fit this product.'],
  grade_missing: [
    422,
    'Informe a certificadora, a nota e o certificado.',
    'Enter the grading company, the grade and the certificate.',
  ],
  store_not_selling: [
    409,
    'Enquanto a loja está em análise, suspensa ou encerrada, suas ofertas não mudam.',
    'While the store is under review, suspended or closed, its offers do not change.',
  ],
  listing_exists: [
    409,
    'Sua loja já tem esta oferta: mesmo produto, condição, idioma, acabamento e extras. Some as unidades ou altere a que existe.',
    'Your store already has this offer: same product, condition, language, finish and extras. Add the units or change the one that exists.',
  ],
  stock_moved: [
    409,
    'O estoque desta oferta mudou enquanto você editava. Confira a quantidade e salve de novo.',
    'The stock of this offer changed while you were editing. Check the quantity and save again.',
  ],
  too_many_units: [
    409,
    'Somadas, as unidades desta oferta passam de 99.999. Entre com menos.',
    'Together, the units of this offer pass 99,999. Enter fewer.',
  ],
  view_not_found: [404, 'Não encontramos esta visão.', 'We could not find this view.'],
  too_many_views: [
    409,
    'Você já tem 20 visões desta loja. Apague alguma para guardar outra.',
    'You already have 20 views of this store. Delete one to keep another.',
  ],
  stock_unconfirmed: [
    409,
    'Esta carta está pausada até a loja confirmar o estoque: uma venda dela não foi enviada.',
    'This card is paused until the store confirms its stock: a sale of it was not sent.',
  ],
  stock_not_asked: [
    409,
    'Esta oferta não espera confirmação de estoque.',
    'This offer does not wait for a confirmation of its stock.',
  ],
  passport_needed: [
    422,
    'Fotografe frente, verso e dois cantos: uma carta deste valor é anunciada com o passaporte da condição.',
    'Photograph front, back and two corners: a card of this price is offered with its condition passport.',
  ],
  passport_cards_only: [
    422,
    'Só cartas avulsas sem certificado têm passaporte da condição.',
    'Only single cards without a certificate have a condition passport.',
  ],
  passport_photos_gone: [
    422,
    'Esta foto é do passaporte da carta. Troque o passaporte antes de tirá-la.',
    'This photo belongs to the passport of the card. Replace the passport before you remove it.',
  ],
  passport_photos_full: [
    422,
    'Com as fotos do passaporte cabem mais quatro.',
    'Beside the photos of the passport there is room for four others.',
  ],
} as const satisfies Refusals
