import type { Wing } from '../../module.ts'
import { catalog } from './catalog/module.ts'
import { suggestions } from './suggestions/module.ts'

export const wing: Wing = {
  catalog: { uses: [], ...catalog },
  imports: { uses: ['catalog'] },
  suggestions: { uses: ['photos', 'catalog', 'notices', 'audit'], ...suggestions },
}
