import type { FastifyInstance } from 'fastify'

/** Holds the answers of one provider back until it is opened, so that a test can see what does not wait for them. */
export interface Gate {
  close(): void
  open(): void
  pass(): Promise<void>
  held(): number
}

export function createGate(): Gate {
  let opening: PromiseWithResolvers<void> | null = null
  let waiting = 0
  return {
    close: () => {
      opening ??= Promise.withResolvers()
    },
    open: () => {
      opening?.resolve()
      opening = null
    },
    pass: async () => {
      if (!opening) return
      waiting += 1
      await opening.promise
      waiting -= 1
    },
    held: () => waiting,
  }
}

export function steerGate(server: FastifyInstance, gate: Gate) {
  server.post('/hold', () => {
    gate.close()
    return { holding: true }
  })
  server.post('/release', () => {
    gate.open()
    return { holding: false }
  })
  server.get('/held', () => ({ held: gate.held() }))
}
