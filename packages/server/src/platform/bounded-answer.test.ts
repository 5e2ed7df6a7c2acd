import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { doors } from '@bra/contract/kit/doors'
import { afterAll, describe, expect, it } from 'vitest'
import { pagarme } from '../modules/money/payments/providers/pagarme.ts'
import { viacep } from '../modules/people/addresses/providers/viacep.ts'
import { melhorEnvioLabels } from '../modules/stores/shipping/providers/melhor-envio.labels.ts'

const MOST = doors.providerAnswer.bounds.packedBytes
const blanks = Buffer.alloc(65_536, ' ')
let sent = 0

/** Answers with blanks, which JSON may begin with, for as long as somebody listens. */
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const goOn = () => {
    while (!response.destroyed) {
      sent += blanks.length
      if (!response.write(blanks)) return
    }
  }
  response.on('drain', goOn)
  goOn()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

describe('an answer without an end', () => {
  it.each([
    ['the payment provider', () => pagarme({ baseUrl, secretKey: 'sk_test' }).payment('or_1')],
    ['Melhor Envio', () => melhorEnvioLabels({ baseUrl, token: 't', contact: 'a@b.c' }).shipment('1')],
    ['ViaCEP', () => viacep({ baseUrl, timeoutMs: 20_000 }).addressOf('01310100')],
  ])('of %s is given up once it is longer than any real one', async (_, ask) => {
    sent = 0
    await expect(ask()).rejects.toMatchObject({ cause: { message: `The answer has more than ${MOST} bytes` } })
    // what the system holds between the two is some megabytes
    expect(sent).toBeLessThan(MOST * 10)
  })
})
