import type { ImportedCard } from './imports.types.ts'

/** Without keys a name tells which card it is; a set that has it under several numbers is told once a sheet. */
export class RepeatedNames {
  readonly #numbers = new Map<string, string>()
  #isTold = false

  problemOf({ cardKey, needsKey, set, nameEn, namePt, number, variant }: ImportedCard): string | null {
    const name = nameEn ?? namePt
    if (this.#isTold || cardKey || needsKey || !name || !number || variant) return null
    const place = `${set.id}\n${name}`
    const before = this.#numbers.get(place)
    this.#numbers.set(place, before ?? number)
    if (before === undefined || before === number) return null
    this.#isTold = true
    return `"${name}" tem os números ${before} e ${number} em ${set.code ?? set.id}: sem a coluna "carta", as cartas de um nome contam como uma só`
  }
}
