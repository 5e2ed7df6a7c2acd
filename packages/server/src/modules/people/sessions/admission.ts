import type { App } from '../../../app.ts'
import { fail, failSaying } from '../../../platform/errors.ts'
import type { Admission, Call } from '../../../platform/kernel.ts'
import { userOfToken } from './sessions.service.ts'

/** Returns the user of the token if the endpoint is open to them; refuses everybody else. */
export async function admit(app: App, { endpoint, shape }: Call, token: string | undefined): Promise<Admission> {
  const { access, method, reads, writes } = endpoint
  const user = token ? await userOfToken(app, token) : null
  if (access !== 'open') {
    if (!user) failSaying('login_required', shape.toVisitors)
    if (access === 'admin' && user.role !== 'admin') fail('forbidden')
    if (access === 'seller' && user.storeIds.length === 0) fail('forbidden')
    if (user.operatorId && (method !== 'GET' || writes) && !reads) fail('acting_read_only')
  }
  return { user, app: user?.operatorId ? readingOnly(app) : app }
}

/** Every write needs a transaction, so an impersonating operator is given none, whatever the call. */
const readingOnly = (app: App): App => ({ ...app, transaction: async () => fail('acting_read_only') })
