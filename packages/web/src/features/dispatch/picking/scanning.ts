import { linesCalled } from '@bra/contract/dispatch/picking-codes'
import type { PickedLine } from '@bra/contract/dispatch/picking.schemas'
import type { Translate } from '../../../lib/text.tsx'
import { pickingTexts } from './texts.ts'

export const waitsFor = ({ quantity, picked }: Pick<PickedLine, 'quantity' | 'picked'>) => quantity - picked

type Scanned = { line: PickedLine; said: string } | { line: null; said: string }

/** Finds the line whose next unit was scanned; says why if there is none, or if the code does not tell which. */
export function scanned(lines: PickedLine[], code: string, t: Translate): Scanned {
  const called = linesCalled(lines, code)
  if (called.length === 0) return { line: null, said: unknown(lines, code.trim(), t) }
  const waiting = called.filter((line) => waitsFor(line) > 0)
  const [line] = waiting
  if (!line) return { line: null, said: t(pickingTexts.done, { name: called[0]!.name }) }
  const offers = new Set(waiting.map(({ offer_id: offer, id }) => offer ?? -id)).size
  if (offers > 1) return { line: null, said: t(pickingTexts.several, { code: line.code, count: offers }) }
  const { name, letter, picked, quantity } = line
  return { line, said: t(pickingTexts.read, { name, letter, picked: picked + 1, count: quantity }) }
}

function unknown(lines: PickedLine[], code: string, t: Translate) {
  const next = lines.find((line) => waitsFor(line) > 0)
  return next
    ? t(pickingTexts.unknownNext, { code, next: `${next.code}, ${next.name}` })
    : t(pickingTexts.unknown, { code })
}

/** What is taken from one place in one go: the units of an offer, for one order or several. */
export interface Stop {
  key: number
  lines: PickedLine[]
}

/** Lines of one offer stand together, so each stop is a run of them. */
export function stopsOf(lines: PickedLine[]): Stop[] {
  const stops: Stop[] = []
  for (const line of lines) {
    const last = stops.at(-1)
    if (last && line.offer_id !== null && last.lines[0]!.offer_id === line.offer_id) last.lines.push(line)
    else stops.push({ key: line.id, lines: [line] })
  }
  return stops
}

export const unitsOf = (lines: PickedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
export const waitingOf = (lines: PickedLine[]) => lines.reduce((sum, line) => sum + waitsFor(line), 0)
