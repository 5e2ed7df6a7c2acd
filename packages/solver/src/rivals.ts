/** Lines that want the same scarce offers: who is given which unit is decided for all of them together. */
export interface Rivals {
  lines: number[]
  offers: RivalOffer[]
  servers: Map<number, { offer: RivalOffer; entry: number }[]>
}

interface RivalOffer {
  store: number
  price: number
  stock: number
  claims: { line: number; entry: number }[]
}

/** Taking the cheapest unit that still finds a line, moving others aside, is exact, as only the offer has a price. */
export function serveRivals({ lines, offers, servers }: Rivals, open: Uint8Array, served: Served): number {
  const { needs, units } = served
  const left = new Map(lines.map((line) => [line, needs[line]!]))
  let lacking = lines.reduce((sum, line) => sum + needs[line]!, 0)
  // lines from which a search found no way on: none will be found later either
  const full = new Set<number>()
  for (const offer of offers) {
    if (!lacking) break
    if (!open[offer.store]) continue
    for (let unit = 0; lacking && unit < offer.stock; unit++) {
      const tried = new Set<number>()
      if (!place(offer, tried)) {
        for (const line of tried) full.add(line)
        break
      }
      lacking--
    }
  }
  return lacking

  function place({ claims }: RivalOffer, tried: Set<number>): boolean {
    for (const { line, entry } of claims) {
      if (tried.has(line) || full.has(line)) continue
      tried.add(line)
      if (left.get(line)! > 0) left.set(line, left.get(line)! - 1)
      else if (!moveAway(line, entry, tried)) continue
      units[entry]!++
      return true
    }
    return false
  }

  function moveAway(line: number, except: number, tried: Set<number>) {
    for (const { offer, entry } of servers.get(line)!) {
      if (entry === except || !units[entry] || !place(offer, tried)) continue
      units[entry]--
      return true
    }
    return false
  }
}

interface Served {
  needs: Int32Array
  units: Int32Array
}

export function rivalsOf(lines: number[], offers: RivalOffer[]): Rivals {
  const servers: Rivals['servers'] = new Map(lines.map((line) => [line, []]))
  for (const offer of offers) for (const { line, entry } of offer.claims) servers.get(line)!.push({ offer, entry })
  return { lines, offers, servers }
}

/** Groups lines connected by scarce offers; `scarce` has the lines of each offer that cannot serve all of them. */
export function groupsOf(scarce: number[][], lines: number): number[][] {
  const leader = Array.from({ length: lines }, (_, line) => line)
  const leaderOf = (line: number): number => (leader[line] === line ? line : (leader[line] = leaderOf(leader[line]!)))
  for (const [first, ...others] of scarce) for (const other of others) leader[leaderOf(other)] = leaderOf(first!)
  const groups = new Map<number, number[]>()
  for (const line of new Set(scarce.flat())) {
    const group = groups.get(leaderOf(line)) ?? []
    groups.set(leaderOf(line), [...group, line])
  }
  return [...groups.values()]
}
