import { pages } from './en/pages.ts'
import { shell } from './en/shell.ts'

export const text = { pages, shell }
