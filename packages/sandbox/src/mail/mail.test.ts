import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../sandbox.ts'
import { type CaughtLetter, createMailbox } from './mailbox.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())

async function send({ to, subject = 'Oi', html }: { to: string; subject?: string; html?: string }) {
  const { hostname, port } = new URL(sandbox.smtpUrl)
  const socket = connect(Number(port), hostname)
  const replies = createInterface(socket)[Symbol.asyncIterator]()
  const say = async (...lines: string[]) => {
    for (const line of lines) socket.write(`${line}\r\n`)
    for (;;) {
      const { value } = await replies.next()
      // in SMTP `250-` announces another line, `250 ` is the last one
      if (/^\d{3} /.test(String(value))) return Number(String(value).slice(0, 3))
    }
  }
  const type = `Content-Type: text/${html ? 'html' : 'plain'}; charset=utf-8`
  await say()
  await say('EHLO test')
  await say('MAIL FROM:<avisos@bracards.example>')
  await say(`RCPT TO:<${to}>`)
  await say('DATA')
  const headers = ['From: Bra <avisos@bracards.example>', `To: ${to}`, `Subject: ${subject}`, 'X-Um: dois', type]
  const code = await say(...headers, '', html ?? 'Olá', '.')
  socket.end('QUIT\r\n')
  await once(socket, 'close')
  return code
}

const inbox = `${sandbox.url}/__sandbox/mail`
const lettersTo = async (to: string) => (await (await fetch(`${inbox}/messages?to=${to}`)).json()) as CaughtLetter[]
const tell = (what: string, body: unknown) =>
  fetch(`${inbox}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('the post office of the sandbox', () => {
  it('keeps what it is sent, by address, newest first', async () => {
    await send({ to: 'ana@x.example', subject: 'Promoção de março' })
    await send({ to: 'Ana@X.example', subject: 'Segunda' })
    await send({ to: 'outra@x.example', subject: 'Alheia' })
    const [second, first] = await lettersTo('ana@x.example')
    expect(second?.subject).toBe('Segunda')
    expect(first).toMatchObject({
      subject: 'Promoção de março',
      from: 'avisos@bracards.example',
      to: ['ana@x.example'],
      text: 'Olá\n',
    })
    expect(first?.headers).toContainEqual({ name: 'X-Um', value: 'dois' })
    expect(await lettersTo('ana@x.example')).toHaveLength(2)
  })

  it('shows them in a browser, where nothing that a message says can act', async () => {
    await send({
      to: 'leitora@x.example',
      subject: '<img src=x onerror=alert(1)>',
      html: '<script>alert(3)</script>',
    })
    const list = await (await fetch(`${inbox}?to=leitora@x.example`)).text()
    expect(list).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(list).not.toContain('<img')
    const [letter] = await lettersTo('leitora@x.example')
    const page = await fetch(`${inbox}/${letter?.id}`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).not.toMatch(/<img|<script/)
    const html = await fetch(`${inbox}/${letter?.id}/html`)
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/)
    expect((await fetch(`${inbox}/999999`)).status).toBe(404)
  })

  it('refuses as often as it is told, then recovers', async () => {
    await tell('refuse-next', { times: 1, code: 550 })
    expect(await send({ to: 'bia@x.example' })).toBe(550)
    expect(await send({ to: 'bia@x.example' })).toBe(250)
    expect(await lettersTo('bia@x.example')).toHaveLength(1)
    for (const wrong of [{ times: 'many' }, { times: -1 }, { times: 1, code: 250 }])
      expect((await tell('refuse-next', wrong)).status).toBe(422)
    expect((await tell('delay', { ms: 'long' })).status).toBe(422)
  })

  it('keeps the newest five hundred', async () => {
    const mailbox = createMailbox()
    for (let each = 1; each <= 501; each += 1) await mailbox.keep(Buffer.from(`Subject: ${each}\n\n`), ['x@x.example'])
    const letters = mailbox.lettersTo()
    expect(letters).toHaveLength(500)
    expect(letters.at(-1)?.subject).toBe('2')
  })
})
