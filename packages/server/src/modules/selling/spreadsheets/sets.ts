import type { Db } from '../../../platform/db.ts'
import { type SetRow, setsOfGames } from './matching.queries.ts'
import { bareName, type Naming } from './naming.ts'

/** The sets of the catalogue, by code and by name, and by the codes of other sources where no set has such a code or name. */
export class KnownSets {
  readonly #byText: Map<string, SetRow[]>
  readonly #byOtherCode: Map<string, SetRow[]>
  readonly #games: string[]

  constructor(rows: SetRow[]) {
    this.#games = [...new Set(rows.map(({ game }) => bareName(game)))]
    this.#byText = byTexts(rows, ({ code, names }) => [code, ...names])
    this.#byOtherCode = byTexts(rows, ({ other_codes: codes }) => codes)
  }

  /** Returns the sets that a line may mean, only those of its game if it names one that we have. */
  meant({ sets, game }: Pick<Naming, 'sets' | 'game'>) {
    const found = sets.map((text) =>
      textsOf(text).flatMap((one) => this.#byText.get(one) ?? this.#byOtherCode.get(one) ?? []),
    )
    const all = [...new Set(found.flat())].filter((row) => this.#isOf(game, row))
    // a code and a name together mean the sets that have both
    const both = all.filter((row) => found.every((rows) => rows.length === 0 || rows.includes(row)))
    return both.length ? both : all
  }

  #isOf(game: string, row: SetRow) {
    const asked = bareName(game)
    if (!asked) return true
    const own = this.#games.filter((one) => one.includes(asked) || asked.includes(one))
    return own.includes(bareName(row.game))
  }
}

function byTexts(rows: SetRow[], textsOfSet: (row: SetRow) => string[]) {
  const byText = new Map<string, SetRow[]>()
  for (const row of rows) {
    for (const text of new Set(textsOfSet(row).map(bareName))) {
      const others = byText.get(text)
      if (others) others.push(row)
      else byText.set(text, [row])
    }
  }
  return byText
}

/** Some shops write the series or the code before the name: "SV01: Scarlet & Violet". */
function textsOf(text: string) {
  const [before, ...after] = text.split(':')
  return [...new Set([text, ...(after.length ? [after.join(':'), before!] : [])].map(bareName))].filter(Boolean)
}

export const knownSets = async (db: Db) => new KnownSets(await setsOfGames(db))
