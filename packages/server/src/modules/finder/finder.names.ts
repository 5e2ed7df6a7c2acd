import type { Found } from './finder.freshness.ts'
import { beingOf } from './finder.shelf.ts'

/** The products that bear each of these names, in Portuguese or English, whole or up to a title. Names are plain. */
export function productsNamed({ shelf }: Found, names: string[]): Map<string, number[]> {
  const named = new Map(names.map((name) => [name, [] as number[]]))
  for (const [name, ids] of named) {
    const being = (shelf.slotsOfBeing.get(beingOf(name)) ?? []).filter((slot) => shelf.isHere[slot])
    const whole = being.filter((slot) => shelf.names[slot] === name)
    const shown = whole.length ? whole : being.filter((slot) => beingOf(shelf.names[slot]!) === name)
    ids.push(...shown.map((slot) => shelf.ids[slot]!))
  }
  const foreign = new Set(names.filter((name) => !named.get(name)!.length))
  for (let slot = 0; foreign.size && slot < shelf.size; slot++)
    if (shelf.isHere[slot] && foreign.has(shelf.namesEn[slot]!)) named.get(shelf.namesEn[slot]!)!.push(shelf.ids[slot]!)
  return named
}
