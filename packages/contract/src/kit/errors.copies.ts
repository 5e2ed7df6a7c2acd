/** Refusals of copies that do not exist or are not told whole; see `errors.ts`. */
export const copyErrors = {
  finish_absent: [
    422,
    'Esta impressão não existe neste acabamento. Se a sua é diferente, peça à Bra Cards que a inclua.',
  ],
  edition_absent: [
    422,
    'Esta impressão não existe nesta tiragem. Se a sua é diferente, peça à Bra Cards que a inclua.',
  ],
  language_absent: [
    422,
    'Esta impressão não existe neste idioma. Se a sua é diferente, peça à Bra Cards que a inclua.',
  ],
  condition_unfit: [422, 'Esta condição não serve para este produto.'],
  grade_missing: [422, 'Informe a certificadora, a nota e o certificado.'],
} as const
