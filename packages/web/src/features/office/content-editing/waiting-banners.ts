import type { ShelfRow } from '@bra/contract/office/content-editing.schemas'

type Row = Pick<ShelfRow<'banners'>, 'id' | 'place' | 'active' | 'business_id'>

/** The home page shows the first active banner, or the first of the chosen game; nobody sees the others. */
export function waitingBanners(rows: Row[]): Set<number> {
  const active = rows.filter(({ place, active: isActive }) => place === 'home' && isActive)
  const firstOfGame = new Map(active.toReversed().map(({ business_id: game, id }) => [game, id]))
  firstOfGame.delete(null)
  const shown = new Set([active[0]?.id, ...firstOfGame.values()])
  return new Set(active.map(({ id }) => id).filter((id) => !shown.has(id)))
}
