export const photoFields: Record<string, string> = {
  'Escolha o tipo do defeito.': 'Choose the kind of the defect.',
  'Marque até {} defeitos.': 'Mark up to {} defects.',
  'Marque os defeitos nas fotos que enviou.': 'Mark the defects on photos that you sent.',
  'Envie a imagem de novo.': 'Send the picture again.',
  'Envie uma imagem.': 'Send a picture.',
  'Envie até {} fotos.': 'Send up to {} photos.',
  'Envie até {} imagens.': 'Send up to {} pictures.',
}
