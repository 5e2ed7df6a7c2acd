import type { Catalogue, TextArea } from './keys.ts'

const files = import.meta.glob<Partial<Catalogue>>(['./{pt-BR,en}/*.ts', '!./*/{pages,shell,tiles}.ts'])

/** The texts that are here so far, in the language of the page. */
export const catalogue = {} as Catalogue

/** Fetches areas that a page or a part is about to use. The server has all of them from its start. */
export async function loadTexts(areas: readonly (TextArea | 'common')[]) {
  if (import.meta.env.SSR) return
  const { lang } = document.documentElement
  const loaded = await Promise.all(areas.map((area) => files[`./${lang}/${area}.ts`]!()))
  Object.assign(catalogue, ...loaded)
}
