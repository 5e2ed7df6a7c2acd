import { Heart, House, LayoutGrid, Search, UserRound } from 'lucide-react'
import { useLocation } from 'react-router'
import { focusSearch } from '../features/shopping/search/box/focus-search.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { layoutTexts } from './texts.ts'

const links = [
  { text: siteTexts.home, path: paths.home(), icon: House },
  { text: layoutTexts.categories, path: paths.collections(), icon: LayoutGrid },
  { text: layoutTexts.favorites, path: paths.favorites(), icon: Heart },
] as const

const item =
  'flex min-h-14 min-w-0 flex-1 basis-0 flex-col items-center justify-center gap-0.5 text-caption font-semibold text-ink-2 -outline-offset-4 aria-[current=page]:text-mata'

/** The bar hides where a page has a bar of its own (`data-buy-bar`). */
export function BottomBar() {
  const t = useText()
  const { pathname } = useLocation()
  const session = useSession()
  const person = session
    ? { label: session.user.name, path: paths.account() }
    : { label: t(layoutTexts.enter), path: paths.login() }
  const places = [...links.map(({ text, ...place }) => ({ label: t(text), ...place })), { ...person, icon: UserRound }]
  const [home, categories, ...rest] = places.map(({ label, path, icon: Icon }) => (
    <PageLink key={path} to={path} className={item} aria-current={pathname === path ? 'page' : undefined}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span className="max-w-full truncate">{label}</span>
    </PageLink>
  ))
  return (
    <nav
      aria-label={t(layoutTexts.shortcuts)}
      className="bar-away fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface lg:hidden [body:has([data-buy-bar])_&]:hidden"
    >
      {home}
      {categories}
      <button type="button" className={item} onClick={focusSearch}>
        <Search aria-hidden size={20} strokeWidth={1.75} />
        {t(layoutTexts.searchShort)}
      </button>
      {rest}
    </nav>
  )
}
