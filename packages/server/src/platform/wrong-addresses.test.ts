import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { buildServer } from '../http.ts'
import { testApp } from '../testing/test-app.ts'

const { app } = await testApp()
const logged: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
const server = await buildServer({ ...app, log })
await server.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => server.close())
const { port } = server.server.address() as AddressInfo

/** Sends these bytes over a real socket and returns the answer. */
async function sending(bytes: string) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => (received += String(data)))
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}

const asking = (path: string, accept: string) =>
  sending(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: ${accept}\r\nconnection: close\r\n\r\n`)
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'

describe('an address that cannot be read', () => {
  it('is told in Portuguese to a person, even where it is longer than any request', async () => {
    const { status, head, body } = await asking(`/${'a'.repeat(20_000)}`, browser)
    expect(status).toBe(431)
    expect(head).toContain('text/html; charset=utf-8')
    expect(body).toContain('Este endereço é longo demais.')
    expect(body).toContain('Ir para a página inicial')
  })

  it('is told as JSON to a program that calls the API', async () => {
    const { status, body } = await asking(`/api/v1/${'a'.repeat(20_000)}`, '*/*')
    expect(status).toBe(431)
    expect(JSON.parse(body)).toEqual({
      error: true,
      code: 'headers_too_large',
      message: 'Este endereço é longo demais.',
    })
  })

  it('is told without a word of what was sent where that is no request at all', async () => {
    const { status, body } = await sending('<script>alert(1)</script>\r\n\r\n')
    expect(status).toBe(400)
    expect(body).toContain('Não entendemos o pedido enviado.')
    expect(body).not.toContain('alert')
  })

  it('is a page for a person, and JSON for a program', async () => {
    const page = await asking('/%E0%A4%A', browser)
    expect([page.status, page.body]).toEqual([404, expect.stringContaining('Não encontramos o que você procura.')])
    expect(page.head).toContain('text/html; charset=utf-8')
    expect((await asking('/%E0%A4%A', 'application/json')).body).toContain('"code":"not_found"')
    expect((await asking('/api/v1/nothing', browser)).body).toContain('"code":"not_found"')
  })
})

it('a link that enters once leaves no token in the log', async () => {
  await asking('/?utm=x&sso=segredo-de-dois-minutos&y=1', browser)
  expect(logged.join('')).toContain('/?utm=***&sso=***&y=***')
  expect(logged.join('')).not.toContain('segredo-de-dois-minutos')
})

it('the link of a shared list leaves its secret in no log', async () => {
  await asking('/lista/segredo-da-lista', browser)
  await asking('/Lista/segredo-da-lista?pagina=2', browser)
  await asking('/api/v1/shared-lists/segredo-da-lista', 'application/json')
  expect(logged.join('')).not.toContain('segredo-da-lista')
  expect(logged.join('')).toContain('/lista/***')
  expect(logged.join('')).toContain('/api/v1/shared-lists/***')
})

it.each(['code', 'state', 'token', 'sso', 'q', 'query', 'email', 'CODE', 'c%6Fde', 'qualquer', 'page'])(
  'a value of %s that is no plain word of ours leaves no trace',
  async (name) => {
    await asking(`/my-store/melhor-envio?${name}=valor-secreto%20aqui&page=2#fim`, browser)
    await asking(`/validateEmail?page=3&${name}=valor-secreto%20aqui`, browser)
    await asking(`/validateEmail?valor-secreto%20aqui`, browser)
    expect(logged.join('')).not.toContain('valor-secreto')
    expect(logged.join('')).toContain('&page=2')
  },
)

it('whom an operator looks up by CPF stands in no log', async () => {
  await asking('/api/v1/admin/members?q=123.456.789-09&page=2', 'application/json')
  expect(logged.join('')).toContain('/api/v1/admin/members?q=***&page=2')
})
