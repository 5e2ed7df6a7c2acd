import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { BadRows } from './import-report.ts'
import { testNow } from './testing/test-now.ts'

const folder = mkdtempSync(join(tmpdir(), 'bra-report-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function reportOf(count: number) {
  const printed: string[] = []
  const bad = new BadRows(folder, testNow)
  for (let line = 1; line <= count; line++) bad.add({ file: 'cartas.csv', line, problem: 'nome: falta preencher' })
  bad.print((line) => printed.push(line))
  return printed
}

const command = (...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('import.ts', import.meta.url)), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'world'), DATABASE_URL: '', INIT_CWD: folder },
  })

describe('the report of an import', () => {
  it('lists a few bad rows on the screen, with file, line and reason', () => {
    expect(reportOf(2)).toEqual([
      'Linhas com problema (as outras foram importadas):',
      '  cartas.csv, linha 1: nome: falta preencher',
      '  cartas.csv, linha 2: nome: falta preencher',
    ])
    expect(readdirSync(folder)).toEqual([])
  })

  it('keeps all of them in a file when there are more than twenty', () => {
    const printed = reportOf(23)
    const file = printed.at(-1)!.match(/(\/.*\.txt)$/)![1]!
    expect(printed).toHaveLength(22)
    expect(printed.at(-1)).toContain('mais 3')
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(23)
  })
})

describe('the import command', () => {
  it('tells how it is used, and does not touch the database, when the words are wrong', () => {
    const wrong = command('magic', 'cartas.json')
    expect(wrong.status).toBe(1)
    expect(wrong.stderr).toContain('Não conheço o formato "magic"')
    expect(command('csv').stderr).toContain('Use: npm run import')
    expect(existsSync(join(folder, 'world'))).toBe(false)
  })

  it('ends well although rows were bad, and badly when the file is not there', () => {
    const fixtures = fileURLToPath(new URL('modules/catalogue/imports/fixtures/', import.meta.url))
    if (existsSync(inject('template'))) cpSync(inject('template'), join(folder, 'world/pglite'), { recursive: true })
    const done = command('csv', join(fixtures, 'cards.csv'))
    expect(done.stdout).toContain('2 novas, 0 alteradas, 0 iguais, 2 com problema')
    expect(done.status).toBe(0)
    const missing = command('csv', 'nada.csv')
    expect(missing.stderr).toContain(`Não encontrei ${join(folder, 'nada.csv')}`)
    expect(missing.status).toBe(1)
  })
})
