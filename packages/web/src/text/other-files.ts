import type { TextFiles } from './catalogue.ts'
import type { Catalogue } from './keys.ts'

/** Texts for sellers, operators and complaints, and all English ones. */
export const otherFiles: TextFiles = import.meta.glob<Partial<Catalogue>>([
  './{pt-BR,en}/*.ts',
  './{pt-BR,en}/office/*.ts',
])
