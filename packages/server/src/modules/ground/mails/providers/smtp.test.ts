import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { startSandbox } from '@bra/sandbox/sandbox'
import { afterAll, describe, expect, it } from 'vitest'
import { MailRefused } from './port.ts'
import { smtp } from './smtp.ts'
import { letter, postOfficeSuite } from './suite.ts'

const sandbox = await startSandbox({ port: 0 })
const office = smtp({ url: sandbox.smtpUrl })
afterAll(async () => {
  office.close()
  await sandbox.close()
})

postOfficeSuite('of the sandbox', () => office, 'ana@bracards.example', 'Bra Cards <avisos@bracards.example>')
const { SMTP_URL, MAIL_FROM, MAIL_TO } = process.env
if (SMTP_URL && MAIL_FROM && MAIL_TO) postOfficeSuite('itself', () => smtp({ url: SMTP_URL }), MAIL_TO, MAIL_FROM)

const refuseNext = (code: number) =>
  fetch(`${sandbox.url}/__sandbox/mail/refuse-next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ times: 1, code }),
  })

describe('a mail over SMTP', () => {
  it('arrives with its letters, its parts and its id as they were written', async () => {
    const choices = 'https://bracards.example/my-account?aba=avisos'
    await office.send(letter({ to: 'eva@bracards.example', messageId: '<7.x@bracards.example>', choices }))
    const messages = await fetch(`${sandbox.url}/__sandbox/mail/messages?to=eva@bracards.example`)
    const [caught] = (await messages.json()) as { headers: object[] }[]
    expect(caught).toMatchObject({
      subject: 'Coleção nova: “Cerrado Vivo”',
      text: 'Olá, Ana\n',
      html: '<p>Olá, <b>Ana</b></p>\n',
    })
    expect(caught?.headers).toContainEqual({ name: 'Message-ID', value: '<7.x@bracards.example>' })
    expect(caught?.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' })
    expect(caught?.headers).toContainEqual({ name: 'List-Unsubscribe', value: `<${choices}>` })
  })

  it('has no header that its subject smuggles in', async () => {
    await office.send(letter({ to: 'fim@bracards.example', subject: 'Oi\r\nBcc: outra@bracards.example' }))
    const messages = await fetch(`${sandbox.url}/__sandbox/mail/messages?to=outra@bracards.example`)
    expect(await messages.json()).toEqual([])
  })

  it('is refused for good by 5xx, and for now by anything else', async () => {
    await refuseNext(550)
    await expect(office.send(letter())).rejects.toThrow(MailRefused)
    await refuseNext(451)
    await expect(office.send(letter())).rejects.not.toThrow(MailRefused)
    await expect(office.send(letter())).resolves.toBeUndefined()
  })

  it('does not wait for ever', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const slow = smtp({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 100 })
    await expect(slow.send(letter())).rejects.toThrow(/time|greeting/i)
    slow.close()
    silent.close()
  })

  it('is not sent where the password would travel in the clear', async () => {
    const clear = smtp({ url: sandbox.smtpUrl.replace('//', '//loja:segredo@') })
    await expect(clear.send(letter())).rejects.toThrow(/TLS/i)
    clear.close()
  })
})
