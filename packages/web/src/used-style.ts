/** A rule of a sheet. */
export interface SheetPart {
  /** The heads of the at-rules around the rule, each with its opening brace: `@layer base{@media print{`. */
  around: string
  css: string
  /** The rule is for an element of the page if all classes of one of these are there; null: it is for every page. */
  classes: string[][] | null
}

const SIGNS: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/** Returns the rules of a sheet that a page may need, in their order. */
export function usedStyle(parts: SheetPart[], classes: Set<string>) {
  let style = ''
  let open = ''
  for (const part of parts) {
    if (part.classes && !part.classes.some((each) => each.every((name) => classes.has(name)))) continue
    if (part.around !== open) {
      style += endOf(open) + part.around
      open = part.around
    }
    style += part.css
  }
  return style + endOf(open)
}

const endOf = (around: string) => '}'.repeat(around.split('{').length - 1)

/** Returns the classes that stand in a page. */
export function classesIn(html: string) {
  const values = new Set<string>()
  for (const [, value] of html.matchAll(/ class="([^"]*)"/g)) values.add(value!)
  return new Set(
    [...values].flatMap((value) =>
      value.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_, sign: string) => SIGNS[sign]!).split(' '),
    ),
  )
}
