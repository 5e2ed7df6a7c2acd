import { plain } from '@bra/contract/trade/format'
import type { Db } from '../../../platform/db.ts'
import { type Match, matchOf } from './match.ts'
import { printingsNamedAnywhere, type Printing, productsOfPrograms } from './matching.queries.ts'
import { bareWaysOf, isCalled, type Naming, waysOf } from './naming.ts'

/** What the ids of a line mean; `contradicts` is true if the only card of an id has another name than the line. */
type MatchOfIds = Match & { contradicts: boolean }

/** Finds cards by the ids of programs. An id alone decides only where the line gives no name or that of the card. */
export async function matchedByIds(db: Db, namings: Naming[]) {
  const asked = namings.flatMap(({ ids }) => ids)
  const rows = asked.length ? await productsOfPrograms(db, asked) : []
  const known = Map.groupBy(rows, ({ kind, value }) => `${kind} ${value}`)
  return new Map(
    namings.map(({ key, ids, names }): [string, MatchOfIds] => {
      const found = ids.map(({ kind, value }) => known.get(`${kind} ${value}`) ?? [])
      // one printing in several languages or finishes has one id in some programs
      const printings = found.find((some) => some.length === 1) ?? found.find((some) => some.length > 0) ?? []
      const contradicts = printings.length === 1 && isOther(names, printings[0]!)
      const meant = printings.map(({ id }) => id)
      return [key, { ...(contradicts ? { candidates: meant } : matchOf(meant)), contradicts }]
    }),
  )
}

const isOther = (names: string[], card: Printing) => names.length > 0 && !isCalled(names, card.names)

/** Returns for each naming whose id contradicts its name the cards of all sets that have the name. */
export async function contradictedIds(db: Db, namings: Naming[], byId: Map<string, MatchOfIds>) {
  const contradicted = namings.filter(({ key }) => byId.get(key)?.contradicts)
  if (!contradicted.length) return new Map<string, number[]>()
  const asked = contradicted.flatMap(({ names }) => names.flatMap(waysOf).map(plain))
  const byName = new Map<string, number[]>()
  for (const [id, , names] of await printingsNamedAnywhere(db, [...new Set(asked)])) {
    for (const name of bareWaysOf(names)) byName.set(name, [...(byName.get(name) ?? []), id])
  }
  const called = ({ names }: Naming) => [...bareWaysOf(names)].flatMap((name) => byName.get(name) ?? [])
  return new Map(contradicted.map((naming) => [naming.key, called(naming)]))
}
