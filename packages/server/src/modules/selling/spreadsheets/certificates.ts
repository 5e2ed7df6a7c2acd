const MOST_DIGITS = 11

/** Digits that a spreadsheet would take for a number and write shorter: it leaves a text as it is. */
export const withMark = (certificate: string) =>
  /^\d+$/.test(certificate) && (certificate.startsWith('0') || certificate.length > MOST_DIGITS)
    ? `'${certificate}`
    : certificate

export const withoutMark = (cell: string) => cell.replace(/^'(?=\d+$)/, '')
