export function changesOf(before: object, after: object) {
  const was = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, was.get(name)))
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was.get(name) ?? null])),
    after: Object.fromEntries(changed),
  }
}

/** Returns whether somebody else changed one of these fields since `seen` was read. */
export function isOverwritten(seen: object | undefined, now: object, fields: string[]) {
  const [was, is] = [new Map(Object.entries(seen ?? {})), new Map(Object.entries(now))]
  return fields.some((name) => was.has(name) && is.has(name) && !isSame(was.get(name), is.get(name)))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
