export interface SheetPart {
  /** The heads of the at-rules around the rule, each with its opening brace: `@layer base{@media print{`. */
  around: string
  css: string
  /** The rule is for an element of the page if all classes of one of these are there; null: it is for every page. */
  classes: string[][] | null
  /** The property that an `@property` rule registers; it is for pages whose other rules name it. */
  property?: string
  /** Registered properties that the rule names. */
  names?: string[]
}

const SIGNS: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** Returns the rules of a sheet that a page may need, in their order. */
export function usedStyle(parts: SheetPart[], classes: Set<string>) {
  const chosen = parts.filter((part) => part.classes?.some((each) => each.every((name) => classes.has(name))) ?? true)
  const named = new Set(chosen.flatMap(({ names = [] }) => names))
  let style = ''
  let open = ''
  for (const part of chosen) {
    if (part.property && !named.has(part.property)) continue
    if (part.around !== open) {
      style += endOf(open) + part.around
      open = part.around
    }
    style += part.css
  }
  return style + endOf(open)
}

const endOf = (around: string) => '}'.repeat(around.split('{').length - 1)

const MARK = ' class="'

export function classesIn(html: string) {
  const values = new Set<string>()
  // A page has thousands of classes, and each match of an expression would be an array.
  for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, at)) {
    const start = at + MARK.length
    at = html.indexOf('"', start)
    values.add(html.slice(start, at))
  }
  return new Set(
    [...values].flatMap((value) =>
      value.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_, sign: string) => SIGNS[sign]!).split(' '),
    ),
  )
}
