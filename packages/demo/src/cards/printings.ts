import type { DemoSetCode, ElementSlug, RaritySlug } from '../demo.types.ts'
import { agua } from './agua.ts'
import type { Being } from './being.ts'
import { fogo } from './fogo.ts'
import { lugares } from './lugares.ts'
import { mata } from './mata.ts'
import { noite } from './noite.ts'
import { reliquias } from './reliquias.ts'
import { reprints } from './reprints.ts'
import { terra } from './terra.ts'
import { toadas } from './toadas.ts'
import { vento } from './vento.ts'

export interface Printing {
  being: Being
  set: DemoSetCode
  /** Null for a card that takes the next free number. */
  fixed: number | null
  isSecret: boolean
  element: ElementSlug
  rarity: RaritySlug
  cost: number
  strength: string | null
  name: string
  nameEn: string
  text: string
}

const rarityOfLetter: Record<string, RaritySlug> = { c: 'comum', i: 'incomum', r: 'rara', e: 'epica', l: 'lendaria' }
const line = /^([A-Z]{3})(?:#(\d+))?(\*)?(?::(\w+))? ([cirel]) (\d) (\S+) \| (.+?) \| (.+?) \| (.+)$/
const reprintLine = /^([A-Z]{3}) ([cirel]) \| (.+)$/

const linesOf = (table: string) => table.trim().split(/\s*\n\s*/)

function printingOf(being: Being, source: string): Printing {
  const match = line.exec(source)
  if (!match) throw new Error(`not a printing: ${source}`)
  const [, set, fixed, secret, element, rarity, cost, strength, name, nameEn, text] = match as unknown as string[]
  return {
    being,
    set: set as DemoSetCode,
    fixed: fixed ? Number(fixed) : null,
    isSecret: secret !== undefined,
    element: (element as ElementSlug | undefined) ?? being.element,
    rarity: rarityOfLetter[rarity!]!,
    cost: Number(cost),
    strength: strength === '-' ? null : strength!.replace('/', ' / '),
    name: name!,
    nameEn: nameEn!,
    text: text!,
  }
}

function reprintOf(originals: Printing[], source: string): Printing {
  const [, set, rarity, name] = reprintLine.exec(source) ?? []
  const original = originals.find((printing) => printing.name === name)
  if (!original) throw new Error(`nothing to print again: ${source}`)
  return { ...original, set: set as DemoSetCode, rarity: rarityOfLetter[rarity!]!, fixed: null, isSecret: false }
}

// Creatures come first, then relics, songs and places, as in printed sets.
const creatures = [mata, fogo, vento, agua, noite, terra].flat()
const originals = [...creatures, ...reliquias, ...toadas, ...lugares].flatMap((being) =>
  linesOf(being.printings).map((source) => printingOf(being, source)),
)

export const printings: Printing[] = [...linesOf(reprints).map((source) => reprintOf(originals, source)), ...originals]
