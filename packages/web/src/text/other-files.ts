import type { TextFiles } from './catalogue.ts'
import type { Catalogue } from './keys.ts'

/** What sellers and operators read, and everything in English. */
export const otherFiles: TextFiles = import.meta.glob<Partial<Catalogue>>([
  './{pt-BR,en}/*.ts',
  '!./*/{pages,shell,tiles,trade}.ts',
])
