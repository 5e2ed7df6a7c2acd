import { addressSlug } from '@bra/contract/trade/format'
import { blankSet } from './blanks.ts'
import { wholeYugioh, yugioh } from './games.ts'
import type { ImportedSet } from './imports.types.ts'

export interface YugiohPlace {
  set_number?: string | null
  set_name?: string | null
}

/** "LOB" of the number "LOB-EN001". */
export const codeOf = (number: string) => number.split('-')[0]!.toUpperCase()
/** "BOOSTER-5", which nobody prints. */
export const codeOfName = (name: string) => addressSlug(name).toUpperCase()

export type SetOf = (place: YugiohPlace) => ImportedSet | undefined

export class YugiohSets {
  readonly #counts = new Map<string, Map<string, number>>()

  count({ set_number: number, set_name: name }: YugiohPlace) {
    if (!number || !name) return
    const names = this.#counts.get(codeOf(number)) ?? new Map<string, number>()
    this.#counts.set(codeOf(number), names.set(name, (names.get(name) ?? 0) + 1))
  }

  settled(): SetOf {
    const byPlace = this.#numbered()
    const called = this.#called(byPlace)
    return ({ set_number: number, set_name: name }: YugiohPlace) => {
      if (!number) return name ? called(name) : undefined
      return byPlace.get(placeIn(codeOf(number), name)) ?? byPlace.get(placeIn(codeOf(number), null))
    }
  }

  /** Without a number only the name tells the set, unless its code is another set's. */
  #called(byPlace: Map<string, ImportedSet>) {
    const codes = new Set([...byPlace.values()].map(({ code }) => code))
    const codesByName = this.#codesByName()
    const unnumbered = new Map<string, ImportedSet>()
    return (name: string) => {
      const [largest] = mostFirst(codesByName.get(name) ?? new Map<string, number>())
      if (largest) return byPlace.get(placeIn(largest, name))
      const code = codeOfName(name)
      if (!code || codes.has(code)) return undefined
      const set = unnumbered.get(code) ?? setWithoutNumbers(name, code)
      unnumbered.set(code, set)
      return set
    }
  }

  #codesByName() {
    const byName = new Map<string, Map<string, number>>()
    for (const [code, names] of this.#counts)
      for (const [name, count] of names)
        byName.set(name, (byName.get(name) ?? new Map<string, number>()).set(code, count))
    return byName
  }

  /** Several sets print one prefix; that with the most cards keeps the code, and the next ones are LOB2, LOB3. */
  #numbered() {
    const sets = new Map<string, ImportedSet>()
    for (const [code, names] of this.#counts)
      for (const [at, name] of mostFirst(names).entries()) {
        const set = setOf(code, name, at)
        sets.set(placeIn(code, name), set)
        if (at === 0) sets.set(placeIn(code, null), set)
      }
    return sets
  }
}

const placeIn = (code: string, name: string | null | undefined) => `${code}\n${name ?? ''}`
const mostFirst = (counts: Map<string, number>) =>
  [...counts].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([word]) => word)

const setOf = (code: string, name: string, at: number): ImportedSet => ({
  ...blankSet,
  source: 'yaml-yugi',
  id: at ? `${yugioh.slug}-${code}-${addressSlug(name)}` : `${yugioh.slug}-${code}`,
  business: wholeYugioh,
  nameEn: name,
  code: at ? `${code}${at + 1}` : code,
  otherCodes: [code],
})

const setWithoutNumbers = (name: string, code: string): ImportedSet => ({
  ...blankSet,
  source: 'yaml-yugi',
  id: `${yugioh.slug}-${addressSlug(name)}`,
  business: wholeYugioh,
  nameEn: name,
  code,
})
