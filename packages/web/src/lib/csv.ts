/** Guards against CSV injection: spreadsheets run a cell that begins like a formula. */
const cell = (text: string) => {
  const safe = /^[=+@\t\r]|^-(?![\d,]+$)/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes CSV as Brazilian spreadsheets open it: semicolons, decimal commas and a UTF-8 byte order mark. */
export const sheetOf = (rows: string[][]) => `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`

export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
