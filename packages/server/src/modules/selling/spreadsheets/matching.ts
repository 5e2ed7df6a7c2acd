import { plain } from '@bra/contract/trade/format'
import { inOtherLanguages, referencesAbroad } from '@bra/contract/trade/printed-languages'
import { normalReference, referenceOf } from '@bra/contract/trade/references'
import type { Db } from '../../../platform/db.ts'
import { inSlices } from '../../../platform/slices.ts'
import { contradictedIds, matchedByIds } from './matching.ids.ts'
import { type Match, matchOf } from './match.ts'
import {
  type NamedInSet,
  type NameInSet,
  printingsNamed,
  printingsNamedAbroad,
  printingsOfReferences,
  type Printing,
  productsByCode,
  productsByReference,
} from './matching.queries.ts'
import { matchedByWriting } from './matching.written.ts'
import { bareName, bareWaysOf, isNamed, type Naming, readingsIn, waysOf } from './naming.ts'
import { type KnownSets, knownSets } from './sets.ts'

/** Finds the cards of all lines at once, by code, id, set and number, or set and name; never guesses between two. */
export async function matchCards(db: Db, namings: Naming[]): Promise<Map<string, Match>> {
  const distinct = [...new Map(namings.map((naming) => [naming.key, naming])).values()]
  const [coded, others] = [distinct.filter(({ code }) => code !== undefined), distinct.filter(({ code }) => !code)]
  const found = new Map<string, Match>()
  const byCode = await productsCalled(db, [...new Set(coded.map(({ code }) => code!))])
  for (const { key, code } of coded) found.set(key, matchOf([byCode.get(code!)].filter((id) => id !== undefined)))
  if (others.length === 0) return found
  const byId = await matchedByIds(db, others)
  const sets = await knownSets(db)
  const printed = others.filter(({ key }) => byId.get(key)?.id === undefined)
  const byNumber = await matchedByNumber(db, printed, sets)
  const unnumbered = printed.filter(({ key }) => byNumber.get(key)?.id === undefined)
  const byWriting = await matchedByWriting(db, unnumbered, sets)
  const named = unnumbered.filter(({ key }) => byWriting.get(key)?.id === undefined)
  const byName = await matchedByName(db, named, sets)
  const contradicted = await contradictedIds(db, others, byId)
  for (const { key } of others) {
    const ways = [byId.get(key), byNumber.get(key), byWriting.get(key), byName.get(key)]
    const called = contradicted.get(key)
    found.set(key, called ? { candidates: allOf([...ways, { candidates: called }]) } : joined(ways))
  }
  return found
}

const allOf = (found: (Match | undefined)[]) => [
  ...new Set(found.flatMap((match) => (match?.id === undefined ? (match?.candidates ?? []) : match.id))),
]

const joined = (found: (Match | undefined)[]): Match =>
  found.find((match) => match?.id !== undefined) ?? { candidates: allOf(found) }

/** Finds products by code, else by set and number as people type them: "SVI 077". */
async function productsCalled(db: Db, codes: string[]) {
  const byCode = await productsByCode(db, codes)
  const typed = codes
    .filter((code) => !byCode.has(code))
    .map((code) => [code, [...normalReference(code).references, ...referencesAbroad(code)]] as const)
  const byReference = await productsByReference(
    db,
    typed.flatMap(([, references]) => references),
  )
  const first = (references: readonly string[]) =>
    references.map((one) => byReference.get(one)).find((id) => id !== undefined)
  return new Map([...byCode, ...typed.map(([code, references]) => [code, first(references)] as const)])
}

async function matchedByNumber(db: Db, namings: Naming[], sets: KnownSets) {
  const referencesOf = new Map(namings.map((naming) => [naming.key, referencesIn(naming, sets)]))
  const all = [...referencesOf.values()].flatMap(({ here, abroad }) => [...here, ...abroad])
  const rows = await printingsOfReferences(db, [...new Set(all)])
  const byReference = Map.groupBy(rows, ({ reference }) => reference!)
  return new Map(
    namings.map((naming) => {
      const { here, abroad } = referencesOf.get(naming.key)!
      const own = here.flatMap((reference) => byReference.get(reference) ?? [])
      const others = abroad.map((reference) => byReference.get(reference)).find((some) => some?.length)
      return [naming.key, chosen(naming, own.length ? own : (others ?? []), sets.meant(naming))]
    }),
  )
}

function referencesIn(naming: Naming, sets: KnownSets) {
  const { number } = naming
  if (!number) return { here: [], abroad: [] }
  const codes = [...sets.meant(naming).map(({ code }) => code), ...naming.sets]
  // a number such as OP01-024 has its set in it
  const whole = /[a-z]/i.test(number) ? normalReference(number).references : []
  const abroad = codes.flatMap((code) => inOtherLanguages(number).map((other) => referenceOf(code, other)))
  return {
    here: [...new Set([...codes.map((code) => referenceOf(code, number)), ...whole])],
    abroad: [...new Set([...abroad, ...referencesAbroad(number)])],
  }
}

/** Of the printings of one number, the one in the set that is meant with the name that is asked for. */
function chosen(naming: Naming, all: Printing[], meant: { id: number }[]): Match {
  const ids = new Set(meant.map(({ id }) => id))
  const here = ids.size ? all.filter(({ category_id }) => ids.has(category_id)) : all
  const named = naming.names.length ? here.filter(({ names }) => isNamed(naming.names, names)) : here
  const fitting = [...new Set(named.map(({ id }) => id))]
  const isSure = fitting.length === 1 && (naming.names.length > 0 || ids.size > 0)
  return isSure ? matchOf(fitting) : { candidates: [...new Set([...fitting, ...all.map(({ id }) => id)])] }
}

/** Names in other languages are asked for only where a set has no card of the name in Portuguese or English. */
async function matchedByName(db: Db, namings: Naming[], sets: KnownSets) {
  const asked = namings.flatMap((naming) => (naming.names.length ? [{ naming, sets: sets.meant(naming) }] : []))
  const rows = await printingsNamed(db, asked.flatMap(namesInSets))
  const found = new Map(await fitting(asked, rows))
  const left = asked.filter(({ naming }) => !found.get(naming.key)!.ids.length)
  const abroad = new Map(await fitting(left, await printingsNamedAbroad(db, left.flatMap(namesInSets))))
  return new Map(
    asked.map(({ naming }) => {
      const { ids, whole } = abroad.get(naming.key) ?? found.get(naming.key)!
      // another number than the one of the file is another printing
      const others = naming.names.filter((name) => !whole.includes(name))
      const isNumbered = naming.number !== '' || readingsIn({ names: others }).length > 0
      return [naming.key, isNumbered ? { candidates: ids } : matchOf(ids)] as const
    }),
  )
}

interface NamingInSets {
  naming: Naming
  sets: { id: number }[]
}

const namesInSets = ({ naming, sets }: NamingInSets): NameInSet[] => {
  const names = [...new Set(naming.names.flatMap(waysOf).map(plain))]
  return sets.flatMap(({ id }) => names.map((name) => ({ set: id, name })))
}

interface Fitting {
  ids: number[]
  /** Names of the line that some card of the sets has without what shops add to a name. */
  whole: string[]
}

async function fitting(asked: NamingInSets[], rows: NamedInSet[]): Promise<[key: string, Fitting][]> {
  const idsOf = new Map<string, number[]>()
  await inSlices(rows, ([id, set, names]) => {
    for (const name of bareWaysOf(names)) {
      const key = `${set} ${name}`
      const others = idsOf.get(key)
      if (others) others.push(id)
      else idsOf.set(key, [id])
    }
  })
  const found: [string, Fitting][] = []
  await inSlices(asked, ({ naming, sets }) => {
    const called = (names: string[]) =>
      sets.flatMap(({ id }) => names.flatMap((name) => idsOf.get(`${id} ${name}`) ?? []))
    const ids = [...new Set(called([...bareWaysOf(naming.names)]))].toSorted((a, b) => a - b)
    found.push([naming.key, { ids, whole: naming.names.filter((name) => called([bareName(name)]).length > 0) }])
  })
  return found
}
