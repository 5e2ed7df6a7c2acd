import { useText } from '../../../../lib/text.tsx'
import { FilterChip } from '../../../../ui/Chip.tsx'
import { keepGame } from '../../../catalogue/catalog/game.ts'
import { inGame } from '../list-state.ts'
import { listTexts } from './texts.ts'
import type { ProductList } from './useProductList.ts'

/** A phone has no chips, because the switch of its header narrows the list to a game. */
export function GameChips({ list: { games, state, show } }: { list: ProductList }) {
  const t = useText()
  const choose = (slug: string | null) => {
    keepGame(slug)
    show(inGame(state, slug))
  }
  return (
    <div role="group" aria-label={t(listTexts.game)} className="mb-3 flex flex-wrap gap-2 py-1 max-sm:hidden">
      <FilterChip pressed={state.game === null} onClick={() => choose(null)}>
        {t(listTexts.allGames)}
      </FilterChip>
      {games.map(({ slug, name }) => (
        <FilterChip key={slug} pressed={state.game === slug} onClick={() => choose(slug)}>
          {name}
        </FilterChip>
      ))}
    </div>
  )
}
