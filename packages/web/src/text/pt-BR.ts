import { pages } from './pt-BR/pages.ts'
import { shell } from './pt-BR/shell.ts'

export const text = { pages, shell }
