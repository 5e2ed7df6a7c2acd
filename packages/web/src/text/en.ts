import { home } from './en/home.ts'
import { info } from './en/info.ts'
import { lists } from './en/lists.ts'
import { pages } from './en/pages.ts'
import { product } from './en/product.ts'
import { shell } from './en/shell.ts'
import { stores } from './en/stores.ts'

export const text = { home, info, lists, pages, product, shell, stores }
