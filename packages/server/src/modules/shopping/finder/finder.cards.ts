/** Stands between the names of the two faces of a card. */
export const FACES = ' // '

/** Names without repeats: both languages, and each face of a card with two. */
export function namesOfCard(...names: string[]) {
  const known = names.filter(Boolean)
  return [...new Set(known.flatMap((name) => (name.includes(FACES) ? [name, ...name.split(FACES)] : [name])))]
}

/** Slots by a key, each once. A slot stays when its key changes, so check that it still has the key. */
export class SlotsBy<Key> {
  readonly #slots = new Map<Key, number[]>()

  of = (key: Key): readonly number[] => this.#slots.get(key) ?? []

  add(key: Key, slot: number, isNew: boolean) {
    const slots = this.#slots.get(key)
    if (!slots) this.#slots.set(key, [slot])
    else if (isNew || !slots.includes(slot)) slots.push(slot)
  }
}
