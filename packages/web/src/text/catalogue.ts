import type { Catalogue, TextArea } from './keys.ts'

/** A file for each area, by its address from here. */
export type TextFiles = Record<string, () => Promise<Partial<Catalogue>>>

const inPortuguese: TextFiles = import.meta.glob<Partial<Catalogue>>([
  './pt-BR/*.ts',
  '!./*/{pages,shell,tiles,trade}.ts',
  '!./*/{admin,boxes,curation,dashboard,entering,fair,finance,goods,gridKeys,inventory,judging,lookups,members,office,opening,palette,priceRules,publishing,selling}.ts',
])

/** The texts that are here so far, in the language of the page. */
export const catalogue = {} as Catalogue

/** Fetches areas that a page or a part is about to use. The server has all of them from its start. */
export async function loadTexts(areas: readonly (TextArea | 'common')[]) {
  if (import.meta.env.SSR) return
  const { lang } = document.documentElement
  const loaded = await Promise.all(areas.map((area) => fileOf(`./${lang}/${area}.ts`)))
  Object.assign(catalogue, ...loaded)
}

/** Whoever buys in Portuguese fetches not even the names of the others. */
async function fileOf(file: string) {
  const load = inPortuguese[file] ?? (await import('./other-files.ts')).otherFiles[file]!
  return load()
}
