import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { inGame } from '../../../lib/game-address.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { cardsOf } from './cards-of.ts'
import { CollectionSeal } from './CollectionSeal.tsx'
import { useGame } from './game.ts'
import { setsTexts } from './sets-texts.ts'

const MOST = 6
const cell =
  'panel transition-quiet flex h-full min-h-20 items-center gap-3 p-2.5 pr-4 font-semibold hover:border-line-strong'

export function SetsStrip({ collections }: { collections: Category[] }) {
  const t = useText()
  const { game } = useGame()
  return (
    <nav aria-label={t(setsTexts.sets)}>
      <ul className="shelf -m-1 scroll-p-1 gap-3 p-1 xl:grid xl:grid-cols-6">
        {collections.slice(0, MOST).map((collection) => (
          <li key={collection.id} className="max-xl:w-56">
            <Link to={paths.category(collection)} className={cell}>
              <CollectionSeal collection={collection} className="size-14" />
              <span className="min-w-0 leading-tight">
                {collection.name}
                <span className="block text-small font-normal text-ink-3">{cardsOf(t, collection)}</span>
              </span>
            </Link>
          </li>
        ))}
        {collections.length < MOST && (
          <li className="max-xl:w-56">
            <Link to={inGame(paths.collections(), game?.slug)} className={`${cell} justify-between pl-4 text-mata`}>
              {t(setsTexts.allSets)}
              <ArrowRight aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
