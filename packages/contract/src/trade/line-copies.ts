const COPIES = String.raw`(?:un|und|unid|unidades?|c[oó]pias?|pcs?|cartas?)\.?(?: de)?`
/** It matches "[12/11 10:32] Fulano: " and "12/11/2026 10:32 - Fulano: ". */
const stamp =
  /^\[?\d{1,2}[/.:]\d{1,2}(?:[/.:]\d{2,4})?,? (?:às )?\d{1,2}[:/.]\d{2}(?:[:/.]\d{2,4})?(?: ?[ap]\.?m\.?)?\]?(?: -)? [^:[\]]{1,40}: /i
const bullet = /^(?:(?:[*•·‣◦▪●○■□–—>✅☐☑✔✓✗✘➤→«»|"-]|\[[ x✓]?\]|(?![\d#*])\p{Extended_Pictographic}\u200D?) *)+/iu
const keycap = /(\d)\u20E3/g
/** "1. 2x Iono": the first number only counts the lines. */
const counter = /^\d{1,3}[.)] (?=(?:[([]?\d+ ?[x×]?[)\]]? |x\d+ ))/i

const before = [
  // SWUDB writes "3 | Darth Vader | Dark Lord of the Sith"
  /^(\d+) \| (.+)$/,
  /^(\d+) ?× ?(.+)$/,
  /^(\d+) ?x? (.+)$/i,
  // in "2XM 281 Pentad Prism" the figure begins the code of a set
  /^(\d+)x(?![A-Z]{1,2} #?\d)(.+)$/i,
  /^[x×] ?(\d+) (.+)$/i,
  new RegExp(`^(\\d+) ?${COPIES} (.+)$`, 'i'),
  /^[([](\d+) ?[x×]?[)\]] ?(.+)$/i,
  /^(\d+) ?[.):–-] (.+)$/,
]
const behind = [
  /^(.+?) \(?[x×] ?(\d+)\)?$/i,
  /^(.+?) \(?(\d+)[x×]\)?$/i,
  new RegExp(`^(.+?) [-–(]? ?(\\d+) ?${COPIES}\\)?$`, 'i'),
]

/** Takes from a line what chats and notes put before it, and its count of copies, which is 1 where none is written. */
export function copiesIn(line: string): { quantity: number; text: string } {
  const bare = undecorated(line)
  const text = bare.replace(counter, '').replace(/^(?:SB|hero|her[oó]i): ?/i, '')
  for (const form of before) {
    const found = form.exec(text)
    if (found && !isCopies(form, found[2]!)) return { quantity: Number(found[1]), text: found[2]!.trim() }
  }
  for (const form of behind) {
    const found = form.exec(text)
    if (found) return { quantity: Number(found[2]), text: found[1]!.trim() }
  }
  return { quantity: 1, text }
}

const isCopies = (form: RegExp, rest: string) => form === before[2] && new RegExp(`^${COPIES} `, 'i').test(rest)

export function undecorated(line: string) {
  const text = line.replace(keycap, '$1 ').replace(/\s+/g, ' ').trim().replace(stamp, '')
  const bare = text.replace(bullet, '').trim()
  return /^["“]/.test(text) ? bare.replace(/"$/, '') : bare
}

/** True if lines are counted "1.", "2.", "3.": such numbers are no copies. */
export function areCounted(lines: string[]) {
  const numbers = lines.map((line) => Number(/^(\d{1,3})[.)] /.exec(line)?.[1] ?? 0))
  return lines.length > 1 && numbers.every((number, at) => number === at + 1)
}
