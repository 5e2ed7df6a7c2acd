import type { User, Visitor } from '../../../platform/routes.ts'

export const viewerOf = (userId: number) => `user:${userId}`

export const isPerson = (viewer: string) => viewer.startsWith('user:')

/** Returns the viewer: the person, else the guest of this browser, else null. Impersonation counts no views. */
export const viewerOfRequest = (user: User | null, visitor: Visitor) => {
  if (user?.operatorId) return null
  return user ? viewerOf(user.id) : visitor.guestId
}
