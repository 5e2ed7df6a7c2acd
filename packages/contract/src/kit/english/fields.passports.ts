/** Fields of condition passports, and of browsers that show notices. */
export const passportFields: Record<string, string> = {
  'Este navegador não oferece avisos que conhecemos.': 'This browser offers no notices that we know.',
  'Escolha o tipo do defeito.': 'Choose the kind of the defect.',
  'Marque até {} defeitos.': 'Mark up to {} defects.',
  'Marque os defeitos nas fotos que enviou.': 'Mark the defects on photos that you sent.',
}
