export const passportFields: Record<string, string> = {
  'Escolha o tipo do defeito.': 'Choose the kind of the defect.',
  'Marque até {} defeitos.': 'Mark up to {} defects.',
  'Marque os defeitos nas fotos que enviou.': 'Mark the defects on photos that you sent.',
}
