interface Placed {
  /** Where the store keeps the card; null if it gave no place. */
  position: string | null
  game: string
  category: string
  card_number: string
  name: string
  offer_id: number | null
}

const inPortuguese = new Intl.Collator('pt-BR', { numeric: true })

/** Sorts as one walks from place to place. Units of one offer stand together, however many orders want them. */
export const byPlace = (one: Placed, other: Placed) =>
  byPosition(one, other) || inBinder(one, other) || (one.offer_id ?? 0) - (other.offer_id ?? 0)

const byPosition = ({ position: one }: Placed, { position: other }: Placed) =>
  one !== null && other !== null ? inPortuguese.compare(one, other) : Number(one === null) - Number(other === null)

const inBinder = (one: Placed, other: Placed) =>
  inPortuguese.compare(one.game, other.game) ||
  inPortuguese.compare(one.category, other.category) ||
  inPortuguese.compare(one.card_number, other.card_number) ||
  inPortuguese.compare(one.name, other.name)

/** Puts the game before the set where lines are of several: sets of two games may have one name, and lie apart. */
export function withGames<L extends Pick<Placed, 'game' | 'category'>>(lines: L[]): Omit<L, 'game'>[] {
  const isOneGame = new Set(lines.map(({ game }) => game)).size <= 1
  return lines.map(({ game, ...line }) => ({
    ...line,
    category: isOneGame ? line.category : `${game} · ${line.category}`,
  }))
}
