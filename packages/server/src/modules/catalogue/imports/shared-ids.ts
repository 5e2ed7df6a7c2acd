import type { BadRow, ImportedCard, LineOfFile } from './imports.types.ts'

/** Ids that shops and programs give to one printing each; a passcode is on all printings of its card. */
const OF_PRINTINGS = ['cardmarket', 'tcgplayer', 'cardtrader', 'scryfall']

interface SharedId extends LineOfFile {
  value: string
  cards: [string, string]
  all: Set<string>
}

/** Finds ids that a file gives to two printings: a sheet that names its cards by them has to be asked. */
export class SharedIds {
  readonly #cards = new Map(OF_PRINTINGS.map((kind) => [kind, new Map<string, string>()]))
  readonly #shared = new Map<string, SharedId>()

  add({ ids, id }: ImportedCard, place: LineOfFile) {
    for (const { kind, value } of ids) {
      const cards = this.#cards.get(kind)
      const before = cards?.get(value)
      if (before === undefined) cards?.set(value, id)
      else if (before !== id) this.#note(kind, { ...place, value, cards: [before, id], all: new Set([value]) })
    }
  }

  #note(kind: string, shared: SharedId) {
    const first = this.#shared.get(kind)
    if (first) first.all.add(shared.value)
    else this.#shared.set(kind, shared)
  }

  problems = (): BadRow[] =>
    [...this.#shared].map(([kind, { file, line, value, cards, all }]) => ({
      file,
      line,
      problem: `${counted(all.size)} de ${kind} em mais de uma impressão, como ${value} em ${cards.join(' e ')}: planilhas que só dizem esse número vão perguntar qual é`,
    }))
}

const counted = (count: number) => (count === 1 ? 'um número' : `${count} números`)
