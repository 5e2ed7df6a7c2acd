import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { withDatabase } from '../testing/global-setup.ts'
import { answering, chooseProviders, refuseStandIns } from '../providers.ts'

const main = new URL('../main.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'bra-start-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts the program as a person does; returns everything that it prints. */
function start(environment: Record<string, string>) {
  const { DATABASE_URL: _real, ...inherited } = process.env
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', SEED: 'no', ...environment },
  })
  started.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  const ended = once(child, 'exit').then(([code]) => code as number)
  return { child, ended, printed: () => printed }
}

const screens = new URL('../../../web/dist/client/', import.meta.url)

describe('the program', () => {
  it.runIf(existsSync(screens))(
    'creates its database, says where it listens, refuses a second one, and stops when told',
    async () => {
      const first = start({})
      await expect.poll(first.printed, { timeout: 200_000 }).toContain('Ctrl+C')
      const [, address] = first.printed().match(/Bra Cards\s+(http:\S+)/)!
      expect((await fetch(`${address}/healthz`)).status).toBe(200)
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 30_000 }).toBe(200)
      expect(first.printed()).toContain('Criando o banco…')
      expect(first.printed()).toMatch(/ViaCEP\)\s+simulado nesta máquina/)
      const [, inbox] = first
        .printed()
        .match(/E-mail \(SMTP\)\s+simulado nesta máquina, em (http:\S+) \(caixa de entrada\)/)!
      expect(await (await fetch(inbox!)).text()).toContain('Caixa de entrada')

      const second = start({})
      expect(await second.ended).toBe(1)
      expect(second.printed()).toMatch(/A pasta de dados .* já está em uso pelo processo \d+\./)
      expect(second.printed()).not.toMatch(/\n\s+at /)

      // one keystroke sends two signals: one from the terminal, one through npm
      first.child.kill('SIGINT')
      first.child.kill('SIGINT')
      expect(await first.ended).toBe(0)
      expect(first.printed()).toContain('Encerrando…')

      const again = start({})
      await expect.poll(again.printed, { timeout: 200_000 }).toContain('Ctrl+C')
      expect(again.printed()).toContain('Abrindo o banco…')
      again.child.kill('SIGTERM')
      expect(await again.ended).toBe(0)
    },
  )

  it('says which port is taken, before the long work', async () => {
    const other = createServer().listen(0, '0.0.0.0')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const refused = start({ PORT: String(port), DATA_DIR: join(folder, 'other') })
    expect(await refused.ended).toBe(1)
    expect(refused.printed()).toContain(`A porta ${port} já está em uso.`)
    expect(refused.printed()).not.toContain('Banco atualizado')
    other.close()
  })

  it('waits for a PostgreSQL that does not answer, and says so once', async () => {
    const waiting = start({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })
    await expect.poll(waiting.printed, { timeout: 60_000 }).toContain('não responde. Ele está ligado')
    expect(waiting.printed()).toContain('Esperando por ele…')
    await new Promise((later) => setTimeout(later, 2500))
    expect(waiting.printed().match(/Esperando/g)).toHaveLength(1)
    expect(waiting.child.exitCode).toBeNull()
    waiting.child.kill('SIGTERM')
    expect(await waiting.ended).toBe(0)
  })

  it.each<Record<string, string>>([{}, { PROCESSES: '2' }])(
    'answers at its port while it waits for PostgreSQL, with %j',
    async (change) => {
      const port = await freePort()
      const waiting = start({ DATABASE_URL: 'postgres://127.0.0.1:1/x', PORT: String(port), ...change })
      await expect.poll(waiting.printed, { timeout: 60_000 }).toContain('Esperando por ele…')
      const ask = (path: string, accept = '*/*') => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
      const healthy = await ask('/healthz')
      expect([healthy.status, await healthy.json()]).toEqual([200, { ok: true }])
      const ready = await ask('/readyz')
      expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5'])
      const home = await ask('/', 'text/html')
      expect([home.status, await home.text()]).toEqual([503, expect.stringContaining('Estamos voltando')])
      const call = await ask('/api/v1/categories')
      expect([call.status, await call.json()]).toMatchObject([503, { code: 'unavailable' }])
      waiting.child.kill('SIGTERM')
      expect(await waiting.ended).toBe(0)
    },
  )

  const url = process.env.TEST_DATABASE_URL
  it.runIf(url)('does not wait for a database that does not exist (needs TEST_DATABASE_URL)', async () => {
    const refused = start({ DATABASE_URL: withDatabase(url!, 'bra_never_created') })
    expect(await refused.ended).toBe(1)
    expect(refused.printed()).toContain('O banco de dados que DATABASE_URL nomeia não existe.')
  })

  it.each(['global/pg_control', 'PG_VERSION'])('names a folder whose database is damaged: %s', async (file) => {
    const data = mkdtempSync(join(folder, 'damaged-'))
    const dir = join(data, 'pglite')
    if (process.env.TEST_DATABASE_URL) await (await openDatabase({ dir })).close()
    else cpSync(inject('template'), dir, { recursive: true })
    if (file === 'PG_VERSION') rmSync(join(dir, file))
    else writeFileSync(join(dir, file), Buffer.alloc(8192, 'lixo'))
    const refused = start({ DATA_DIR: data })
    expect(await refused.ended).toBe(1)
    expect(refused.printed()).toContain(`O banco de dados em ${dir} não abre: os arquivos estão danificados.`)
    expect(refused.printed()).toContain('Restaure nesta pasta a última cópia de segurança, ou mova a pasta')
    expect(existsSync(`${dir}.lock`)).toBe(false)
  })

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'Configuração inválida. PORT: '],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: comece por postgres://'],
    [{ PROCESSES: '2' }, 'O banco embutido serve a um só processo.'],
    [
      { SECURE: 'true' },
      'Defina: VIACEP_BASE_URL, SMTP_URL, PAGARME_BASE_URL, SEFAZ_BASE_URL, MAIL_FROM, PAGARME_SECRET_KEY,',
    ],
    [{ SECURE: 'true', SEED: 'true' }, 'SEED: com SECURE=true não há mundo de demonstração'],
    [{ PAGARME_SECRET_KEY: 'pk_live_x' }, 'PAGARME_SECRET_KEY: comece por sk_'],
    [{ DATA_DIR: '/dev/null' }, 'Não foi possível iniciar. '],
  ])('explains in one line why it cannot start with %j', async (environment, message) => {
    const refused = start(environment)
    expect(await refused.ended).toBe(1)
    expect(refused.printed()).toContain(message)
    expect(refused.printed()).not.toMatch(/\n\s+at /)
  })
})

it('the program seeds the demo world unless told otherwise, and never behind HTTPS', () => {
  expect(readConfig({}).seed).toBe(true)
  expect(readConfig({ SECURE: 'true' }).seed).toBe(false)
  expect(readConfig({ SECURE: 'true', SEED: 'false' }).seed).toBe(false)
})

describe('the outside world', () => {
  const production = { NODE_ENV: 'production', SECURE: 'true' }
  const real = {
    ...production,
    VIACEP_BASE_URL: 'https://viacep.com.br',
    SMTP_URL: 'smtps://loja:segredo@smtp.bracards.com.br:465',
    MAIL_FROM: 'Bra Cards <avisos@bracards.com.br>',
    PAGARME_BASE_URL: 'https://api.pagar.me/core/v5/',
    PAGARME_SECRET_KEY: 'sk_Live1',
    PAGARME_PUBLIC_KEY: 'pk_Live1',
    PAGARME_WEBHOOK_PASSWORD: 'pandeiro-e-zabumba',
    SEFAZ_BASE_URL: 'oficial',
    PUBLIC_URL: 'https://loja.bracards.com.br',
    TRUST_PROXY: 'true',
  }
  const sandbox = { url: 'http://127.0.0.1:5', smtpUrl: 'smtp://127.0.0.1:6' }

  it.each(['http://127.0.0.1:9/viacep', 'http://localhost/viacep', 'http://[::1]/viacep', ''])(
    'may not be this machine where real people pay: %j',
    (address) => {
      const config = readConfig({ ...real, VIACEP_BASE_URL: address || undefined })
      expect(() => refuseStandIns(config)).toThrow('VIACEP_BASE_URL')
    },
  )

  it('is the real one where its address is given, and the sandbox elsewhere', () => {
    const config = readConfig(real)
    expect(() => refuseStandIns(config)).not.toThrow()
    expect(chooseProviders(config, null)).toEqual({
      viacepUrl: 'https://viacep.com.br',
      pagarmeUrl: 'https://api.pagar.me/core/v5',
      smtpUrl: real.SMTP_URL,
      freightUrl: null,
      sefazUrl: 'oficial',
      filesUrl: null,
      inboxUrl: null,
    })
    expect(chooseProviders(readConfig({}), sandbox)).toEqual({
      viacepUrl: 'http://127.0.0.1:5/viacep',
      pagarmeUrl: 'http://127.0.0.1:5/pagarme/core/v5',
      smtpUrl: 'smtp://127.0.0.1:6',
      freightUrl: null,
      sefazUrl: 'http://127.0.0.1:5/sefaz',
      filesUrl: null,
      inboxUrl: 'http://127.0.0.1:5/__sandbox/mail',
    })
  })

  it('keeps photos in a bucket where one is given with its keys, never on this machine where real people pay', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.sa-east-1.amazonaws.com/',
      S3_BUCKET: 'fotos',
      S3_ACCESS_KEY_ID: 'chave',
      S3_SECRET_ACCESS_KEY: 'segredo',
    }
    const config = readConfig({ ...real, ...bucket })
    expect(() => refuseStandIns(config)).not.toThrow()
    expect(chooseProviders(config, null).filesUrl).toBe('https://s3.sa-east-1.amazonaws.com')
    expect(() => readConfig({ ...bucket, S3_BUCKET: undefined })).toThrow('S3_BUCKET')
    const here = readConfig({ ...real, ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9/s3' })
    expect(() => refuseStandIns(here)).toThrow('S3_ENDPOINT')
  })

  it.each([
    { SMTP_URL: 'smtp://127.0.0.1:25' },
    { SMTP_URL: '' },
    { MAIL_FROM: 'Bra Cards <avisos@bracards.example>' },
  ])('sends no mail through a stand-in, nor from a made-up address, where real people pay: %j', (changed) => {
    expect(() => refuseStandIns(readConfig({ ...real, ...changed }))).toThrow(Object.keys(changed)[0])
  })

  it.each([
    { PAGARME_BASE_URL: 'http://127.0.0.1:9/pagarme/core/v5' },
    { PAGARME_SECRET_KEY: 'sk_test_abc' },
    { PAGARME_PUBLIC_KEY: 'pk_test_abc' },
    { PAGARME_WEBHOOK_PASSWORD: undefined },
  ])('takes no make-believe money, nor what strangers tell of it, where real people pay: %j', (changed) => {
    expect(() => refuseStandIns(readConfig({ ...real, ...changed }))).toThrow(Object.keys(changed)[0])
  })

  it.each([
    { PUBLIC_URL: undefined },
    { PUBLIC_URL: 'http://loja.bracards.com.br' },
    { PUBLIC_URL: 'https://localhost' },
    { TRUST_PROXY: undefined },
    { TRUST_PROXY: 'false' },
  ])('knows where people find the shop, and who stands between, where real people pay: %j', (changed) => {
    expect(() => refuseStandIns(readConfig({ ...real, ...changed }))).toThrow(Object.keys(changed)[0])
  })

  it('carries parcels where an address and a token are given, never on this machine where real people pay', () => {
    const carrier = { MELHORENVIO_BASE_URL: 'https://melhorenvio.com.br/', MELHORENVIO_TOKEN: 'segredo' }
    const config = readConfig({ ...real, ...carrier })
    expect(() => refuseStandIns(config)).not.toThrow()
    expect(chooseProviders(config, null).freightUrl).toBe('https://melhorenvio.com.br')
    const here = readConfig({ ...real, ...carrier, MELHORENVIO_BASE_URL: 'http://127.0.0.1:9/melhorenvio' })
    expect(() => refuseStandIns(here)).toThrow('MELHORENVIO_BASE_URL')
    expect(() => readConfig({ MELHORENVIO_BASE_URL: carrier.MELHORENVIO_BASE_URL })).toThrow('MELHORENVIO_TOKEN')
  })

  it('is named without its password', () => {
    const config = readConfig(real)
    const [, mail] = answering(config, chooseProviders(config, null))
    expect(mail?.by).toBe('smtps://smtp.bracards.com.br:465')
  })
})
