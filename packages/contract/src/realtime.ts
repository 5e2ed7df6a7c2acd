import { atRoot, post, table } from './api.ts'
import type { realtimeSchemas } from './realtime.schemas.ts'

export const realtime = table<typeof realtimeSchemas>()({
  joinChannel: atRoot(post('/broadcasting/auth', 'user')),
  signIn: atRoot(post('/broadcasting/user-auth', 'user')),
})
