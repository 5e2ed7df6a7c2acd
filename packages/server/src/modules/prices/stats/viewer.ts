import type { User, Visitor } from '../../platform/routes.ts'

/** How views name a person; no guest id has this form. */
export const viewerOf = (userId: number) => `user:${userId}`

export const isPerson = (viewer: string) => viewer.startsWith('user:')

/** Whose the views of a request are: the person's, else the guest's of this browser; null is nobody. */
export const viewerOfRequest = (user: User | null, visitor: Visitor) => {
  if (user?.operatorId) return null
  return user ? viewerOf(user.id) : visitor.guestId
}
