import type { App } from '../../../app.ts'
import { actorWith } from '../../../acting.ts'
import { fail, failSaying } from '../../../platform/errors.ts'
import type { Admission, Call } from '../../../platform/kernel.ts'
import { userOfToken } from './sessions.service.ts'

export async function admit(app: App, { endpoint, shape }: Call, token: string | undefined): Promise<Admission> {
  const { access, right, method, reads, writes } = endpoint
  const person = token ? await userOfToken(app, token) : null
  const actor = person && right ? actorWith(person, right) : null
  const user = actor ?? person
  if (access !== 'open') {
    if (!user) failSaying('login_required', shape.toVisitors)
    if (access === 'admin' && user.role !== 'admin') fail('forbidden')
    if (access === 'seller' && !actor?.storeIds.length) fail('forbidden')
    if (user.operatorId && (method !== 'GET' || writes) && !reads) fail('acting_read_only')
  }
  return { user, app: user?.operatorId ? readingOnly(app) : app }
}

/** Every write needs a transaction or a statement, so an impersonating operator is given none, whatever the call. */
const readingOnly = (app: App): App => ({ ...app, transaction: refuseWrite, statement: refuseWrite })
const refuseWrite = async () => fail('acting_read_only')
