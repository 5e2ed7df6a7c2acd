import { Check, ChevronsUpDown } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { GameMark } from '../../../ui/GameMark.tsx'
import { MenuItem, MenuItems } from '../../../ui/Menu.tsx'
import { menuLayer, Popover } from '../../../ui/Popover.tsx'
import { gameTexts } from './game-texts.ts'
import { useChooseGame, useGame } from './game.ts'

/** A shop with the cards of one game only does not show the switch. */
export function GameSwitch() {
  const t = useText()
  const { games, game } = useGame()
  const choose = useChooseGame()
  if (games.length < 2) return null
  const total = games.reduce((sum, { products_count: cards }) => sum + cards, 0)
  const choices = [{ slug: null, name: t(gameTexts.all), products_count: total }, ...games]
  return (
    <Popover
      role="menu"
      label={t(gameTexts.choose)}
      className={`${menuLayer} max-h-[70dvh] w-80 overflow-y-auto`}
      trigger={(wiring) => (
        <button
          type="button"
          {...wiring}
          data-games
          aria-label={t(gameTexts.now, { name: game?.name ?? t(gameTexts.all) })}
          className="transition-quiet flex min-h-11 min-w-0 items-center gap-2 max-lg:mr-auto rounded-control border border-line px-2.5 text-label max-sm:max-w-[calc(100vw-15.75rem)] max-sm:gap-1.5 max-sm:px-2 font-semibold hover:border-line-strong"
        >
          <GameMark slug={game?.slug ?? null} />
          <span className="max-w-36 truncate max-[21.9rem]:hidden">
            {game?.name ?? (
              <>
                <span className="sm:hidden">{t(gameTexts.allShort)}</span>
                <span className="max-sm:hidden">{t(gameTexts.all)}</span>
              </>
            )}
          </span>
          <ChevronsUpDown aria-hidden size={16} strokeWidth={2} className="flex-none text-ink-3" />
        </button>
      )}
    >
      <MenuItems>
        {choices.map(({ slug, name, products_count: cards }) => (
          <MenuItem
            key={slug ?? ''}
            checked={slug === (game?.slug ?? null)}
            icon={
              <Check
                aria-hidden
                size={16}
                strokeWidth={2}
                className={slug === (game?.slug ?? null) ? 'text-mata' : 'invisible'}
              />
            }
            onSelect={() => choose(slug)}
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-small text-ink-3 tabular-nums">{t(gameTexts.cards, { count: cards })}</span>
          </MenuItem>
        ))}
      </MenuItems>
    </Popover>
  )
}
