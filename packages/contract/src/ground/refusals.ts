import type { Refusals } from '../kit/refusals.ts'

export const groundRefusals = {
  photo_missing: [422, 'Escolha uma foto para enviar.', 'Choose a photo to send.'],
  photo_unreadable: [
    422,
    'Não conseguimos abrir esta imagem. Envie uma foto em JPEG, PNG, WebP ou AVIF.',
    'We could not open this picture. Send a photo as JPEG, PNG, WebP or AVIF.',
  ],
  photo_too_small: [
    422,
    'Esta foto é pequena demais. Envie uma com ao menos 200 pixels de cada lado.',
    'This photo is too small. Send one of at least 200 pixels on each side.',
  ],
  photo_too_large: [
    422,
    'Esta foto tem pixels demais. Envie uma de até 50 megapixels.',
    'This photo has too many pixels. Send one of up to 50 megapixels.',
  ],
  photo_gone: [
    422,
    'Uma das fotos não está mais disponível. Envie-a de novo.',
    'One of the photos is no longer available. Send it again.',
  ],
  too_many_photos: [
    409,
    'Há muitas fotos suas ainda sem uso. Salve ou espere um dia antes de enviar outras.',
    'Many photos of yours are still unused. Save them, or wait a day before you send others.',
  ],
  too_often: [
    429,
    'Você fez isto vezes demais. Aguarde e tente de novo.',
    'You did this too many times. Wait and try again.',
  ],
  static_text_not_found: [404, 'Não encontramos este texto.', 'We could not find this text.'],
  parameter_not_found: [404, 'Não encontramos este parâmetro.', 'We could not find this parameter.'],
} as const satisfies Refusals
