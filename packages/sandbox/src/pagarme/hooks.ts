import { newId, now } from './world.ts'

const TRIES = 5
const FIRST_WAIT_MS = 200
const TIMEOUT_MS = 5000

/** Real accounts set this address in the provider's dashboard. */
export interface Target {
  url: string
  user?: string
  password?: string
}

interface Hook {
  id: string
  url: string
  event: string
  status: 'pending' | 'sent' | 'failed'
  attempts: string
  last_attempt: string | null
  created_at: string
  response_status: number | null
  data: object
}

export interface Hooks {
  hooks: Hook[]
  listen: (target: Target | null) => void
  announce: (type: string, about: object) => void
  repeat: (id: string) => Promise<Hook | undefined>
}

/** Sends each event until it is answered with 2xx; like the real provider, it signs nothing. */
export function createHooks(): Hooks {
  const hooks: Hook[] = []
  let target: Target | null = null

  const send = async (hook: Hook) => {
    const { url, user, password = '' } = target ?? { url: hook.url }
    hook.last_attempt = now()
    const headers = new Headers({ 'content-type': 'application/json' })
    if (user) headers.set('authorization', `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
    hook.response_status = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(bodyOf(hook)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (answer) => answer.status,
      () => null,
    )
    hook.status = isTaken(hook) ? 'sent' : 'failed'
  }

  const trySeveralTimes = async (hook: Hook, tried = 1): Promise<void> => {
    hook.attempts = `${tried}/${TRIES}`
    await send(hook)
    if (hook.status === 'failed' && tried < TRIES)
      setTimeout(() => void trySeveralTimes(hook, tried + 1), FIRST_WAIT_MS * 2 ** tried).unref()
  }

  return {
    hooks,
    listen: (to) => {
      target = to
    },
    announce: (type, about) => {
      const to = target?.url ?? ''
      const times = { created_at: now(), last_attempt: null, response_status: null }
      // the event carries the object as it is now: later changes have events of their own
      const hook: Hook = {
        id: newId('hook'),
        url: to,
        event: type,
        status: 'pending',
        attempts: `0/${TRIES}`,
        ...times,
        data: structuredClone(about),
      }
      hooks.push(hook)
      if (target) void trySeveralTimes(hook)
    },
    repeat: async (id) => {
      const hook = hooks.find((one) => one.id === id)
      if (hook && target) await send(hook)
      return hook
    },
  }
}

const isTaken = ({ response_status: status }: Hook) => status !== null && status >= 200 && status < 300

const bodyOf = ({ id, event, created_at, data }: Hook) => ({
  id,
  account: { id: 'acc_BraCardsSandbox0', name: 'Bra Cards' },
  type: event,
  created_at,
  data,
})
