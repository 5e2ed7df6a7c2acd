import { useLocation } from 'react-router'
import { useGame } from '../../features/catalogue/catalog/game.ts'
import { inGame } from '../../lib/game-address.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { loneLinkStyle, navLinkStyle } from '../../ui/linkStyle.ts'
import { sections } from '../sections.ts'
import { layoutTexts } from '../texts.ts'

export function CategoryBar() {
  const t = useText()
  const { pathname, search } = useLocation()
  const { game } = useGame()
  return (
    <nav aria-label={t(layoutTexts.mainNav)} className="hidden bg-surface shadow-bar lg:block">
      <div className="page flex items-center gap-6">
        {sections.map(({ text, path }) => (
          <PageLink
            key={path}
            to={inGame(path, game?.slug)}
            className={navLinkStyle}
            aria-current={path === pathname + search || path === pathname ? 'page' : undefined}
          >
            {t(text)}
          </PageLink>
        ))}
        <PageLink to={paths.list()} className={`${loneLinkStyle} ml-auto text-label`}>
          {t(layoutTexts.list)}
        </PageLink>
        <PageLink to={paths.supplier()} className={`${loneLinkStyle} text-label`}>
          {t(layoutTexts.sell)}
        </PageLink>
      </div>
    </nav>
  )
}
