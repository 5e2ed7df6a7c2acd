import { both } from '@bra/contract/kit/both'

export const checkCardTexts = {
  check: both('Conferir a carta', 'Check the card'),
  checkTitle: both('Conferir {name}', 'Check {name}'),
  checkHint: both(
    'Compare com o anúncio antes de embalar. O que você confirmar fica como prova do que foi enviado, e não muda mais.',
    'Compare it with the offer before you pack it. What you confirm is evidence of what was sent, and does not change any more.',
  ),
  asOffered: both('Está como no anúncio', 'It looks as offered'),
  takeNew: both('Fotografar agora', 'Photograph it now'),
  takeHint: both('Frente e verso são precisos; os cantos ajudam.', 'Front and back are needed; the corners help.'),
  keepPhotos: both('Guardar fotos', 'Keep photos'),
  noPassport: both(
    'Este anúncio não tem passaporte: as fotos de agora são a prova do que você envia.',
    'This offer has no passport: the photos of now are the evidence of what you send.',
  ),
}
