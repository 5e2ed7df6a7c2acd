import { both } from '@bra/contract/kit/both'

export const photoTexts = {
  add: both('Adicionar foto', 'Add photo'),
  photo: both('Foto {count}', 'Photo {count}'),
  remove: both('Remover a foto {count}', 'Remove photo {count}'),
  earlier: both('Mover a foto {count} para antes', 'Move photo {count} forward'),
  limits: both(
    'JPEG, PNG, WebP ou AVIF de até 12 MB. Cabe mais {count}.|JPEG, PNG, WebP ou AVIF de até 12 MB. Cabem mais {count}.',
    'JPEG, PNG, WebP or AVIF up to 12 MB. Room for {count} more.',
  ),
  leftOut: both(
    'Uma foto ficou de fora: não cabem mais.|{count} fotos ficaram de fora: não cabem mais.',
    'One photo was left out: there is no more room.|{count} photos were left out: there is no more room.',
  ),
  sending: both('Enviando {count} foto…|Enviando {count} fotos…', 'Sending {count} photo…|Sending {count} photos…'),
  frameOf: both('{label} de {of}', '{label} of {of}'),
  frameAdd: both('Foto de {of}: {label}', 'Photo of {of}: {label}'),
  frameChange: both('Trocar a foto de {of}: {label}', 'Change the photo of {of}: {label}'),
  frameRemove: both('Remover a foto de {of}: {label}', 'Remove the photo of {of}: {label}'),
  again: both('Enviar de novo', 'Send again'),
  badType: both('{name} não é JPEG, PNG, WebP nem AVIF.', '{name} is no JPEG, PNG, WebP or AVIF.'),
  tooLarge: both('{name} passa de 12 MB.', '{name} is larger than 12 MB.'),
}
