import { clsx } from 'clsx'
import { Heart, Menu as MenuIcon, Search } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { DestinationChip } from '../../features/people/addresses/DestinationChip.tsx'
import { CartLink } from '../../features/orders/cart/CartLink.tsx'
import { NoticeBell } from '../../features/people/notices/NoticeBell.tsx'
import { SEARCH_FIELD } from '../../features/shopping/search/box/focus-search.ts'
import { SearchBox } from '../../features/shopping/search/box/SearchBox.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { paths } from '../../lib/paths.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { layoutTexts } from '../texts.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { headerItem, HeaderItem } from '../../ui/HeaderItem.tsx'

const GameSwitch = lazyPart(async () => (await import('../../features/catalogue/catalog/GameSwitch.tsx')).GameSwitch)

/** On a phone the search field has a row of its own, once it is asked for. */
export function GeneralHeader() {
  const t = useText()
  const isHome = useLocation().pathname === paths.home()
  return (
    <header className="bar-away group/header sticky overflow-x-clip top-0 z-30 bg-surface shadow-bar">
      <div className="page flex flex-wrap items-center gap-x-0 gap-y-2 py-1.5 sm:py-2.5 lg:flex-nowrap lg:gap-x-4 lg:py-3.5">
        <PageLink
          to={paths.menu()}
          aria-label={t(layoutTexts.menu)}
          className="grid size-11 place-items-center rounded-control lg:hidden"
        >
          <MenuIcon aria-hidden size={20} strokeWidth={1.75} />
        </PageLink>
        <PageLink
          to={paths.home()}
          className="mr-auto grid rounded-control group-has-data-games/header:mr-2 lg:mr-0"
          aria-label={`${t(siteTexts.brand)}, ${t(siteTexts.home)}`}
        >
          <Logo
            name={t(siteTexts.brand)}
            className="max-[21.9rem]:[&_.title]:sr-only max-sm:[&_.title]:text-h3 max-sm:group-has-data-games/header:[&_.title]:sr-only"
          />
        </PageLink>
        <Suspense>
          <GameSwitch />
        </Suspense>
        {!isHome && (
          <label htmlFor={SEARCH_FIELD} className={`${headerItem} sm:hidden`}>
            <HeaderItem icon={Search} label={t(layoutTexts.searchShort)} />
          </label>
        )}
        <SearchBox
          className={clsx(!isHome && 'folds', 'order-last w-full lg:order-none lg:mx-2 lg:w-auto lg:flex-1')}
        />
        <div className="max-sm:hidden">
          <DestinationChip />
        </div>
        <NoticeBell isNamed />
        <PageLink to={paths.favorites()} className={`${headerItem} hidden lg:flex`}>
          <HeaderItem icon={Heart} label={t(layoutTexts.favorites)} />
        </PageLink>
        <div className="hidden lg:block">
          <AccountMenu />
        </div>
        <CartLink className={headerItem} />
      </div>
    </header>
  )
}
