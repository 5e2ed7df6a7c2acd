import type { Endpoint } from '@bra/contract/kit/api'
import { Refusal } from './errors.ts'
import type { Kernel, User } from './kernel.ts'

interface BoundCall {
  endpoint: Endpoint
  user: User | null
  input: { params?: unknown; body?: unknown }
}

/** Counts a call that tells somebody else, and makes it. One that is refused told nobody, and is not counted. */
export async function withinBound(kernel: Kernel, { endpoint, user, input }: BoundCall, make: () => unknown) {
  const { bound, method, path } = endpoint
  if (!bound || !user) return make()
  const named = { ...(input.body as object), ...(input.params as object) } as Record<string, unknown>
  const about = bound.about === undefined ? null : named[bound.about]
  const uncount = await kernel.countCall({ user, bound, about, name: `${method} ${path}` })
  try {
    return await make()
  } catch (error) {
    if (error instanceof Refusal) await uncount()
    throw error
  }
}
