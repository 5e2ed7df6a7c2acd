// Runs the sandbox in its own process, so that its work is not measured; with BARE a provider that does nothing.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '@bra/sandbox/sandbox'

process.send!(process.env.BARE ? await bare() : (await startSandbox({ port: 0 })).url)

async function bare() {
  let count = 0
  const server = createServer((request, reply) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      count += 1
      const { code = '' } = JSON.parse(text || '{}') as { code?: string }
      const last = { qr_code: `000201${count}`, expires_at: new Date(Date.now() + 1_800_000).toISOString() }
      const charge = {
        id: `ch_${process.pid}_${count}`,
        amount: 1,
        status: 'pending',
        payment_method: 'pix',
        last_transaction: last,
      }
      reply.setHeader('content-type', 'application/json')
      reply.end(JSON.stringify({ id: `or_${process.pid}_${count}`, code, charges: [charge] }))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
