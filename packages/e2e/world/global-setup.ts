import { request } from '@playwright/test'
import { sessionOf } from '../tests/people.ts'
import { clock } from './clock.ts'
import { portsOf } from './ports.ts'
import { importSecondGame } from './second-game.ts'
import { emptyTemplate, startServer } from './server.ts'

/** Seeds the world once, of which each worker then has a copy. */
export default async function seed() {
  const ports = portsOf(0)
  const stop = await startServer({ dataDir: emptyTemplate(), ports, clockAt: clock.seeded })
  try {
    await prepare(`http://127.0.0.1:${ports.site}`)
  } finally {
    await stop()
  }
}

/** Gives the demo world a second game; documents are demanded, and the carrier is connected, in every server. */
async function prepare(baseURL: string) {
  const context = await request.newContext({ baseURL })
  const { token } = await sessionOf(context, 'operadora@bracards.example')
  await importSecondGame(context, { authorization: `Bearer ${token}` })
  await context.dispose()
}
