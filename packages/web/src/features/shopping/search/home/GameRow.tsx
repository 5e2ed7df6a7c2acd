import { useText } from '../../../../lib/text.tsx'
import { FilterChip } from '../../../../ui/Chip.tsx'
import { GameMark } from '../../../../ui/GameMark.tsx'
import { gameTexts } from '../../../catalogue/catalog/game-texts.ts'
import { useChooseGame, useGame } from '../../../catalogue/catalog/game.ts'

/** The choice also changes the links of the header. */
export function GameRow() {
  const t = useText()
  const { games, game } = useGame()
  const choose = useChooseGame()
  if (games.length < 2) return null
  return (
    <div
      role="group"
      aria-label={t(gameTexts.choose)}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {[{ slug: null, name: t(gameTexts.all) }, ...games].map(({ slug, name }) => (
        <FilterChip
          key={slug ?? ''}
          pressed={slug === (game?.slug ?? null)}
          icon={<GameMark slug={slug} />}
          onClick={() => choose(slug)}
        >
          {name}
        </FilterChip>
      ))}
    </div>
  )
}
