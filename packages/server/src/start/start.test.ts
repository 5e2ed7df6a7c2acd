import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { chooseProviders, refuseStandIns } from '../providers.ts'

const main = new URL('../main.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'bra-start-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The program as a person starts it, with all that it printed. */
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

describe('the program', { timeout: 120_000 }, () => {
  it.runIf(existsSync(screens))(
    'creates its database, says where it listens, refuses a second one, and stops when told',
    async () => {
      const first = start({})
      await expect.poll(first.printed, { timeout: 90_000 }).toContain('Ctrl+C')
      const [, address] = first.printed().match(/Bra Cards\s+(http:\S+)/)!
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      expect(first.printed()).toContain('Criando o banco…')
      expect(first.printed()).toMatch(/ViaCEP\)\s+simulado nesta máquina/)

      const second = start({})
      expect(await second.ended).toBe(1)
      expect(second.printed()).toMatch(/A pasta de dados .* já está em uso pelo processo \d+\./)
      expect(second.printed()).not.toMatch(/\n\s+at /)

      // one keystroke arrives twice: from the terminal and through npm
      first.child.kill('SIGINT')
      first.child.kill('SIGINT')
      expect(await first.ended).toBe(0)
      expect(first.printed()).toContain('Encerrando…')

      const again = start({})
      await expect.poll(again.printed, { timeout: 90_000 }).toContain('Ctrl+C')
      expect(again.printed()).toContain('Abrindo o banco…')
      again.child.kill('SIGTERM')
      expect(await again.ended).toBe(0)
    },
    60_000,
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

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'Configuração inválida. PORT: '],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: comece por postgres://'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'O banco de dados de DATABASE_URL não responde.'],
    [{ PROCESSES: '2' }, 'O banco embutido serve a um só processo.'],
    [{ SECURE: 'true' }, 'Defina o endereço de: VIACEP_BASE_URL.'],
    [{ DATA_DIR: '/dev/null' }, 'Não foi possível iniciar. '],
  ])('explains in one line why it cannot start with %j', async (environment, message) => {
    const refused = start(environment)
    expect(await refused.ended).toBe(1)
    expect(refused.printed()).toContain(message)
    expect(refused.printed()).not.toMatch(/\n\s+at /)
  })
})

describe('the outside world', () => {
  const production = { NODE_ENV: 'production', SECURE: 'true' }

  it.each(['http://127.0.0.1:9/viacep', 'http://localhost/viacep', 'http://[::1]/viacep', ''])(
    'may not be this machine where real people pay: %j',
    (address) => {
      const config = readConfig({ ...production, ...(address && { VIACEP_BASE_URL: address }) })
      expect(() => refuseStandIns(config)).toThrow('VIACEP_BASE_URL')
    },
  )

  it('is the real one where its address is given, and the sandbox elsewhere', () => {
    const real = readConfig({ ...production, VIACEP_BASE_URL: 'https://viacep.com.br' })
    expect(() => refuseStandIns(real)).not.toThrow()
    expect(chooseProviders(real, null).viacepUrl).toBe('https://viacep.com.br')
    expect(chooseProviders(readConfig({}), 'http://127.0.0.1:5').viacepUrl).toBe('http://127.0.0.1:5/viacep')
  })
})
