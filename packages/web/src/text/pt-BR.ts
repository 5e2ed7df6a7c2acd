import { home } from './pt-BR/home.ts'
import { info } from './pt-BR/info.ts'
import { lists } from './pt-BR/lists.ts'
import { pages } from './pt-BR/pages.ts'
import { product } from './pt-BR/product.ts'
import { shell } from './pt-BR/shell.ts'
import { stores } from './pt-BR/stores.ts'

export const text = { home, info, lists, pages, product, shell, stores }
