import { createHash } from 'node:crypto'
import { type Reading, readingsOf } from '@bra/contract/trade/card-readings'
import { plain } from '@bra/contract/trade/format'
import { type Cells, type ColumnName, programs } from '@bra/contract/trade/sheet-columns'
import type { ProgramId } from './matching.queries.ts'

export interface Naming {
  /** Equal for lines that name a card alike. */
  key: string
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
  const ways = wholeWaysOf(name)
  return [...new Set([...ways, ways.at(-1)!.split(' - ')[0]!].filter(Boolean))]
}

/** The same without what stands before a dash alone, which two cards such as "Elsa - Snow Queen" have in common. */
function wholeWaysOf(name: string) {
  const front = name.split(' // ')[0]!
  return [name, front, front.replace(/\s*[([].*$/, '')]
}

export const bareWaysOf = (names: string[]) => new Set(names.flatMap(waysOf).map(bareName))

export function isNamed(asked: string[], names: string[]) {
  const own = bareWaysOf(names)
  return [...bareWaysOf(asked)].some((name) => own.has(name))
}

/** True if a line may call a card so: by one of its names or faces, with or without a note or what a dash parts from it. */
export function isCalled(asked: string[], names: string[]) {
  const faces = names.flatMap((name) => [name, ...name.split(' // ')])
  const has = (some: Set<string>, others: string[]) =>
    others
      .flatMap(wholeWaysOf)
      .map(bareName)
      .some((name) => name !== '' && some.has(name))
  return has(bareWaysOf(faces), asked) || has(bareWaysOf(asked), faces)
}

export type NumberedReading = Reading & { number: string }

/** The ways in which the names of a line hold a number, with or without a set: "Charizard ex (OBF 125)", "Pikachu - 027". */
export const readingsIn = ({ names }: Pick<Naming, 'names'>): NumberedReading[] =>
  names.flatMap((written) => {
    const { sure, perhaps } = readingsOf({ name: written, set: null, setName: null, number: null, written })
    const numbered = [...sure, ...perhaps].flatMap(({ number, ...of }) => (number === null ? [] : { ...of, number }))
    return [...numbered, ...inBrackets(written)]
  })

const bracketed = /^(.+?) ?[([]([^()[\]]+) #?([a-z]{0,5}-?\d{1,4}[a-z]?)[)\]]$/i

/** The whole name of a set, of several words: "Pikachu (Base Set 58)". */
function inBrackets(written: string): NumberedReading[] {
  const [, name, set, number] = bracketed.exec(written.trim()) ?? []
  return name && set && number ? [{ name, set, number }] : []
}
