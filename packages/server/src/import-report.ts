import { appendFileSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SingleBar } from 'cli-progress'
import type { BadRow, Meter, Outcome } from './modules/catalogue/imports/index.ts'

const SHOWN = 20
const ROWS_A_LINE = 5000

const sentence = (row: BadRow) => `${relative('.', row.file) || row.file}, linha ${row.line}: ${row.problem}`

export class BadRows {
  readonly #file: string
  readonly #shown: string[] = []
  #count = 0

  constructor(folder: string, at: Date) {
    this.#file = join(folder, `import-${at.toISOString().replace(/\D/g, '').slice(0, 14)}.txt`)
  }

  add(row: BadRow) {
    const line = sentence(row)
    this.#count++
    if (this.#count <= SHOWN) this.#shown.push(line)
    else this.#keep(this.#count === SHOWN + 1 ? [...this.#shown, line] : [line])
  }

  #keep(lines: string[]) {
    mkdirSync(join(this.#file, '..'), { recursive: true })
    appendFileSync(this.#file, `${lines.join('\n')}\n`)
  }

  print(write: (line: string) => void) {
    if (this.#count) write('Linhas com problema (as outras foram importadas):')
    for (const line of this.#shown) write(`  ${line}`)
    if (this.#count > SHOWN) write(`  … e mais ${this.#count - SHOWN}. Todas estão em ${this.#file}`)
  }
}

const read = (outcome: Outcome) => outcome.added + outcome.changed + outcome.unchanged + outcome.bad

export function showProgress(meter: Meter, write: (line: string) => void) {
  if (!process.stdout.isTTY) return plainProgress(write)
  const bar = new SingleBar({ format: '{bar} {percentage}% · {rows} cartas', hideCursor: true, barsize: 30 })
  bar.start(Math.max(meter.total, 1), 0, { rows: '0' })
  return {
    update: (outcome: Outcome) => {
      bar.setTotal(Math.max(meter.total, 1))
      bar.update(Math.min(meter.done, meter.total), { rows: read(outcome).toLocaleString('pt-BR') })
    },
    stop: () => bar.stop(),
  }
}

function plainProgress(write: (line: string) => void) {
  let next = ROWS_A_LINE
  return {
    update: (outcome: Outcome) => {
      if (read(outcome) < next) return
      write(`${read(outcome).toLocaleString('pt-BR')} linhas lidas…`)
      next = read(outcome) + ROWS_A_LINE
    },
    stop: () => undefined,
  }
}
