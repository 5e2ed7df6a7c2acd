import { artists } from './cards/artists.ts'
import { type Printing, printings } from './cards/printings.ts'
import { demoSets } from './cards/sets.ts'
import type { DemoCard, DemoSet, ElementSlug } from './demo.types.ts'

export { demoSets }

const elementOrder: ElementSlug[] = ['mata', 'fogo', 'vento', 'agua', 'noite', 'terra']
const supports = ['Relíquia', 'Rito', 'Toada', 'Lugar']

function orderInSet(a: Printing, b: Printing): number {
  const support = supports.indexOf(a.being.kind) - supports.indexOf(b.being.kind)
  return support || elementOrder.indexOf(a.element) - elementOrder.indexOf(b.element)
}

function cardOf(set: DemoSet, printing: Printing, number: number): DemoCard {
  const { being, name, nameEn, element, rarity, text, cost, strength } = printing
  const seed = (demoSets.indexOf(set) + 1) * 1000 + number
  const artist = artists[(seed * 7) % artists.length]!
  const options = element === 'noite' && being.rig !== 'mascara' ? { ...being.options, moon: true } : being.options
  const kind = rarity === 'lendaria' ? legendary(being.kind) : being.kind
  return {
    set: set.code, number, total: set.total, name, nameEn, element, rarity, rig: being.rig, options, kind, text, cost, strength, artist, seed,
  } // prettier-ignore
}

const legendary = (kind: string) => `${kind} ${/[oer]$/.test(kind) ? 'lendário' : 'lendária'}`

/** Cards with a fixed number keep it, others fill the free ones in the set's order, and secret ones come last. */
function cardsOf(set: DemoSet): DemoCard[] {
  const own = printings.filter((printing) => printing.set === set.code)
  const fixed = new Map(own.filter((printing) => printing.fixed !== null).map((printing) => [printing.fixed, printing]))
  const free = own.filter((printing) => printing.fixed === null && !printing.isSecret).sort(orderInSet)
  const secret = own.filter((printing) => printing.isSecret)
  const numbered: DemoCard[] = []
  for (let number = 1; number <= set.total; number++) {
    const printing = fixed.get(number) ?? free.shift()
    if (!printing) throw new Error(`${set.code} has no card ${number}`)
    numbered.push(cardOf(set, printing, number))
  }
  if (free.length > 0) throw new Error(`${set.code} has ${free.length} cards too many`)
  return [...numbered, ...secret.map((printing, index) => cardOf(set, printing, set.total + 1 + index))]
}

export const demoCards: DemoCard[] = demoSets.flatMap(cardsOf)
