import { belongsTo } from '../../../acting.ts'
import type { User } from '../../../platform/routes.ts'

export const OPERATORS = 'presence-App.Admin'

/** Guarded channels and the test of who may join; `id` is the number in the name. Public ones are not listed. */
const channels: [pattern: string, mayJoin: (user: User, id: number) => boolean][] = [
  ['private-App.User.{id}', (user, id) => user.id === id],
  ['private-App.Store.{id}', belongsTo],
  [OPERATORS, (user) => user.role === 'admin'],
]

const known = channels.map(([pattern, mayJoin]) => {
  const name = pattern.replaceAll('.', '\\.').replace('{id}', '([1-9]\\d{0,9})')
  return { name: new RegExp(`^${name}$`), mayJoin }
})

/** Returns false also for a channel that does not exist. */
export const mayJoin = (user: User, channel: string) =>
  known.some((row) => {
    const found = row.name.exec(channel)
    return found !== null && row.mayJoin(user, Number(found[1]))
  })

export const isPresence = (channel: string) => channel.startsWith('presence-')
/** True for channels that need a signature to join; only in these may clients send events. */
export const isGuarded = (channel: string) => isPresence(channel) || channel.startsWith('private-')
export const NAME = /^[\w\-=@,.;]{1,164}$/

/** Channel on which the Pusher client listens for events to its signed-in user. */
export const channelOfSignedIn = (userId: string) => `#server-to-user-${userId}`
export const channelOfUser = (userId: number) => `private-App.User.${userId}`
export const channelOfStore = (storeId: number) => `private-App.Store.${storeId}`
export const channelOfProduct = (productId: number) => `products.${productId}`
