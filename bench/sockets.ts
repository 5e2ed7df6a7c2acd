import { fork } from 'node:child_process'
import { once } from 'node:events'
import { adminUrl } from './generate.ts'
import { startServer } from './load.ts'

const SOCKETS = 5000
const TURNS = 5

interface Measurement {
  name: string
  value: number
}

export async function benchSockets() {
  const { address, child, stop } = await startServer(adminUrl, { PUSHER_PORT: '0', PUSHER_KEY: 'bench' })
  const clients = fork(new URL('socket-clients.ts', import.meta.url), [`${address.replace('http', 'ws')}/app/bench`])
  const ask = async (process: typeof child, what: string | object) => {
    process.send(what)
    const [measurement] = (await once(process, 'message')) as [Measurement]
    return measurement.value
  }
  const before = await ask(child, 'memory')
  const openedMs = await ask(clients, { open: SOCKETS })
  const after = await ask(child, 'memory')
  console.log(
    `${SOCKETS} sockets opened in ${(openedMs / 1000).toFixed(1)} s: ${Math.round(SOCKETS / (openedMs / 1000))} a second`,
  )
  console.log(`${((after - before) / SOCKETS / 1024).toFixed(1)} KB of memory each`)

  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const heard = ask(clients, { hear: SOCKETS })
    const began = performance.now()
    child.send('broadcast')
    await heard
    times.push(performance.now() - began)
  }
  console.log(`a broadcast reaches all in ${times.map((ms) => Math.round(ms)).join(', ')} ms`)
  clients.kill()
  stop()
}
