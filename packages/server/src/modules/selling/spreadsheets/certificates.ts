const MOST_DIGITS = 11

/** Marks digits that a spreadsheet would shorten as a number, so that it keeps them as text. */
export const withMark = (certificate: string) =>
  /^\d+$/.test(certificate) && (certificate.startsWith('0') || certificate.length > MOST_DIGITS)
    ? `'${certificate}`
    : certificate

export const withoutMark = (cell: string) => cell.replace(/^'(?=\d+$)/, '')
