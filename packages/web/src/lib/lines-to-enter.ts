const KEY = 'lines_to_enter'

/** Lines of cards that another page wants to put up for sale; the page of bulk entry takes them once. */
export const keepLinesToEnter = (lines: string[]) => sessionStorage.setItem(KEY, lines.join('\n'))

export function takeLinesToEnter() {
  const lines = sessionStorage.getItem(KEY) ?? ''
  sessionStorage.removeItem(KEY)
  return lines
}
