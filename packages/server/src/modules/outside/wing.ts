import type { Wing } from '../../module.ts'
import { realtime } from './realtime/module.ts'

export const wing: Wing = {
  site: { uses: ['catalog', 'content', 'stores'] },
  realtime: { uses: ['accounts', 'stores'], ...realtime },
}
