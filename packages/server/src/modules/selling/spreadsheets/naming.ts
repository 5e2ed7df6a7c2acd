import { createHash } from 'node:crypto'
import { plain } from '@bra/contract/trade/format'
import { type Cells, type ColumnName, programs } from '@bra/contract/trade/sheet-columns'
import type { ProgramId } from './matching.queries.ts'

/** How a line names its card. */
export interface Naming {
  /** Equal for lines that name a card alike. */
  key: string
  /** As people read it. */
  text: string
  code: string | undefined
  ids: ProgramId[]
  sets: string[]
  number: string
  names: string[]
  game: string
}

const MOST_LETTERS = 120

export function namingOf(cells: Cells): Naming {
  const all = (...columns: ColumnName[]) => columns.flatMap((column) => cells[column] || [])
  // a sheet of ours has the other columns for people to read
  if (cells.codigo !== undefined) return keyed({ ...nothing, text: short(cells.codigo), code: cells.codigo })
  const [names, sets, number] = [all('nome_en', 'nome'), all('sigla', 'colecao', 'colecao_pt'), cells.numero ?? '']
  const ids = programs.flatMap((kind) => (cells[kind] ? { kind, value: cells[kind].toLowerCase() } : []))
  const text = [names[0], [sets.at(-1), number].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return keyed({
    text: short(text || ids.map(({ kind, value }) => `${kind} ${value}`).join(', ')),
    code: undefined,
    ids,
    sets,
    number,
    names,
    game: cells.jogo ?? '',
  })
}

const short = (text: string) => text.slice(0, MOST_LETTERS).toWellFormed()

const nothing = { ids: [], sets: [], number: '', names: [], game: '' }

function keyed(naming: Omit<Naming, 'key'>): Naming {
  const { text: _, ...rest } = naming
  return { ...naming, key: createHash('sha256').update(JSON.stringify(rest)).digest('base64url').slice(0, 22) }
}

/** Letters and digits alone, so that an apostrophe or an accent does not tell two names apart. */
export const bareName = (name: string) => plain(name).replace(/[^\p{L}\p{N}]+/gu, '')

/** The ways in which shops write a name: with the number behind it, with a note in brackets, or its front face alone. */
export function waysOf(name: string) {
  const front = name.split(' // ')[0]!
  const withoutNote = front.replace(/\s*[([].*$/, '')
  return [...new Set([name, front, withoutNote, withoutNote.split(' - ')[0]!].filter(Boolean))]
}

export const bareWaysOf = (names: string[]) => new Set(names.flatMap(waysOf).map(bareName))

export function isNamed(asked: string[], names: string[]) {
  const own = bareWaysOf(names)
  return [...bareWaysOf(asked)].some((name) => own.has(name))
}
