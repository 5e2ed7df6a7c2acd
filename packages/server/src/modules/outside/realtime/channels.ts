import type { User } from '../../platform/routes.ts'

/** Where operators see who else is there. */
export const OPERATORS = 'presence-App.Admin'

/** Who may join a channel; `id` is the number in its name. Public channels are open to all and stand nowhere. */
const channels: [pattern: string, mayJoin: (user: User, id: number) => boolean][] = [
  ['private-App.User.{id}', (user, id) => user.id === id],
  ['private-App.Store.{id}', (user, id) => user.storeIds.includes(id)],
  [OPERATORS, (user) => user.role === 'admin'],
]

const known = channels.map(([pattern, mayJoin]) => {
  const name = pattern.replaceAll('.', '\\.').replace('{id}', '([1-9]\\d{0,9})')
  return { name: new RegExp(`^${name}$`), mayJoin }
})

/** False for strangers and for a channel that nobody knows. */
export const mayJoin = (user: User, channel: string) =>
  known.some((row) => {
    const found = row.name.exec(channel)
    return found !== null && row.mayJoin(user, Number(found[1]))
  })

export const isPresence = (channel: string) => channel.startsWith('presence-')
/** Joined only with a signature, and the only ones in which clients may speak. */
export const isGuarded = (channel: string) => isPresence(channel) || channel.startsWith('private-')
export const NAME = /^[\w\-=@,.;]{1,164}$/

/** What a client listens to once it has signed in as a person. */
export const channelOfSignedIn = (userId: string) => `#server-to-user-${userId}`
export const channelOfUser = (userId: number) => `private-App.User.${userId}`
export const channelOfStore = (storeId: number) => `private-App.Store.${storeId}`
export const channelOfProduct = (productId: number) => `products.${productId}`
