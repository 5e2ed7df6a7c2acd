import type { ImportedSet } from './imports.types.ts'

/** If several sets print one code, the one with the shortest name keeps it: "Brilliant Stars" before its gallery. */
export function settleCodes(sets: ImportedSet[]) {
  const keepers = new Map<string, ImportedSet>()
  for (const set of sets) {
    if (!set.code) continue
    const rival = keepers.get(set.code)
    if (!rival || lengthOfName(set) < lengthOfName(rival)) keepers.set(set.code, set)
  }
  for (const set of sets) set.ownsCode = Boolean(set.code) && keepers.get(set.code!) === set
}

const lengthOfName = (set: ImportedSet) => (set.nameEn ?? set.namePt ?? '').length
