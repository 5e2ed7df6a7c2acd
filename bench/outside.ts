// The outside world, alone in its process: what it costs is not the server's. With BARE it is a provider that does nothing.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '@bra/sandbox/sandbox'

process.send!(process.env.BARE ? await bare() : (await startSandbox({ port: 0 })).url)

/** Says yes at once to every customer and every Pix. */
async function bare() {
  let asked = 0
  const server = createServer((request, reply) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      asked += 1
      const { code = '' } = JSON.parse(text || '{}') as { code?: string }
      const last = { qr_code: `000201${asked}`, expires_at: new Date(Date.now() + 1_800_000).toISOString() }
      const charge = {
        id: `ch_${process.pid}_${asked}`,
        amount: 1,
        status: 'pending',
        payment_method: 'pix',
        last_transaction: last,
      }
      reply.setHeader('content-type', 'application/json')
      reply.end(JSON.stringify({ id: `or_${process.pid}_${asked}`, code, charges: [charge] }))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
