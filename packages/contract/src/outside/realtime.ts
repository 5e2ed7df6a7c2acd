import { atRoot, post, reading, table } from '../kit/api.ts'
import type { realtimeSchemas } from './realtime.schemas.ts'

export const realtime = table<typeof realtimeSchemas>()({
  joinChannel: reading(atRoot(post('/broadcasting/auth', 'user'))),
  signIn: reading(atRoot(post('/broadcasting/user-auth', 'user'))),
})
