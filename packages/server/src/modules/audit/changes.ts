/** Of two states of a thing only what differs, as the detail of an act. */
export function changesOf(before: object, after: object) {
  const was = new Map(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, was.get(name)))
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was.get(name) ?? null])),
    after: Object.fromEntries(changed),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
