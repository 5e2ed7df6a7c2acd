import type { Catalogue } from './keys.ts'

/** Loaders of text files, by their path from this folder. */
export type TextFiles = Record<string, () => Promise<Partial<Catalogue>>>

const ofShopInPortuguese: TextFiles = import.meta.glob<Partial<Catalogue>>('./pt-BR/*.ts')

/** The loaded texts, in the language of the page. */
export const catalogue = {} as Catalogue

/** Loads the texts that every page needs. The server loads all texts at its start. */
export async function loadFirstTexts() {
  // in development nothing knows which script needs which texts
  if (import.meta.env.DEV) Object.assign(catalogue, await allTexts())
  else await loadTexts(['common'])
}

/** The build wraps each late script in this call, with the areas of text that it needs. */
export async function withTexts<M>(areas: string[], script: Promise<M>) {
  const [module] = await Promise.all([script, loadTexts(areas)])
  return module
}

async function loadTexts(areas: string[]) {
  const { lang } = document.documentElement
  const loaded = await Promise.all(areas.map((area) => fileOf(`./${lang}/${area}.ts`)))
  Object.assign(catalogue, ...loaded)
}

/** Portuguese buyers do not load even the names of the other files. */
async function fileOf(file: string) {
  const load = ofShopInPortuguese[file] ?? (await import('./other-files.ts')).otherFiles[file]!
  return load()
}

const allTexts = () => (document.documentElement.lang === 'en' ? import('./en.ts') : import('./pt-BR.ts'))
