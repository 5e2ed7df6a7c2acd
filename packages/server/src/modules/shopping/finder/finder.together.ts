type Read<Value, Id> = (ids: Id[]) => Promise<Map<Id, Value>>

/**
 * Returns a reader that reads in one call what everyone asks for in one turn of the event loop: a look at what was
 * committed lets several requests go on together, and each would send a statement of its own.
 */
export function readTogether<Value, Id>(read: Read<Value, Id>): Read<Value, Id> {
  let next: { ids: Set<Id>; reading: Promise<Map<Id, Value>> } | null = null
  const begin = () => {
    const ids = new Set<Id>()
    const reading = endOfTurn().then(() => {
      next = null
      return read([...ids])
    })
    return { ids, reading }
  }
  return (ids) => {
    next ??= begin()
    for (const id of ids) next.ids.add(id)
    return next.reading
  }
}

const endOfTurn = () => new Promise<void>((ended) => process.nextTick(ended))
