import type { ShelfRow } from '@bra/contract/office/content-editing.schemas'

type Row = Pick<ShelfRow<'banners'>, 'id' | 'place' | 'active' | 'business_id'>

/**
 * Returns the ids of active banners of the home page that nobody sees. Of the rows in their order, the home page shows the
 * first of all, or the first of the chosen game.
 */
export function waitingBanners(rows: Row[]): Set<number> {
  const active = rows.filter(({ place, active: isActive }) => place === 'home' && isActive)
  const firstOfGame = new Map(active.toReversed().map(({ business_id: game, id }) => [game, id]))
  firstOfGame.delete(null)
  const shown = new Set([active[0]?.id, ...firstOfGame.values()])
  return new Set(active.map(({ id }) => id).filter((id) => !shown.has(id)))
}
