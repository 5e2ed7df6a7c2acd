import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

const port = parentPort!
const { dir, engine } = workerData as { dir: string; engine: WebAssembly.Module }
/** The database keeps these pages itself; the operating system keeps the files, too, so 128 MB gain nothing. */
const KEPT_PAGES = ['-c', 'shared_buffers=16MB']
const db = await PGlite.create(dir, {
  extensions: { pg_trgm, unaccent },
  pgliteWasmModule: engine,
  startParams: [...PGlite.defaultStartParams, ...KEPT_PAGES],
})
let queue: Promise<unknown> = Promise.resolve()
const enqueue = (step: () => Promise<unknown>) => {
  queue = queue.then(step)
}

port.on('message', (client: MessagePort | null) => {
  if (client) serve(client)
  else enqueue(close)
})
port.postMessage('ready')

/** All clients share the one session of PGlite, so it is reset for each new client. */
function serve(client: MessagePort) {
  let open = true
  client.on('close', () => (open = false))
  enqueue(() => db.exec('rollback'))
  enqueue(() => db.exec('discard all'))
  client.on('message', (message: Uint8Array) =>
    enqueue(async () => {
      if (!open) return
      const answer = await db.runExclusive(() => answerTo(message))
      if (answer.length) client.postMessage(answer, [answer.buffer])
    }),
  )
}

const START = 0

/** `execProtocolRaw` keeps what it parses for good; only the first message of a client needs it. */
async function answerTo(message: Uint8Array) {
  if (message[0] === START) return (await db.execProtocolRaw(message)).slice()
  const parts: Uint8Array[] = []
  // what is given is valid only within the call
  await db.execProtocolRawStream(message, { onRawData: (part) => void parts.push(part.slice()) })
  return joined(parts)
}

function joined(parts: Uint8Array[]) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

async function close() {
  await db.close()
  port.postMessage(null)
}
