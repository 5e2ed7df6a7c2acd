export const photos = {
  add: 'Adicionar foto',
  photo: 'Foto {count}',
  remove: 'Remover a foto {count}',
  earlier: 'Mover a foto {count} para antes',
  limits:
    'JPEG, PNG, WebP ou AVIF de até 12 MB. Cabe mais {count}.|JPEG, PNG, WebP ou AVIF de até 12 MB. Cabem mais {count}.',
  leftOut: 'Uma foto ficou de fora: não cabem mais.|{count} fotos ficaram de fora: não cabem mais.',
  sending: 'Enviando {count} foto…|Enviando {count} fotos…',
  frameOf: '{label} de {of}',
  frameAdd: 'Foto de {of}: {label}',
  frameChange: 'Trocar a foto de {of}: {label}',
  frameRemove: 'Remover a foto de {of}: {label}',
  again: 'Enviar de novo',
  badType: '{name} não é JPEG, PNG, WebP nem AVIF.',
  tooLarge: '{name} passa de 12 MB.',
  sold: 'Fotos do anúncio de {name} na compra',
  soldOne: 'Foto {number} do anúncio, como era na compra',
}
