import { Building2, LayoutDashboard, Megaphone, Package, ShoppingBag, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.tsx'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { Logo } from '../ui/Logo.tsx'
import { navLinkStyle } from '../ui/linkStyle.ts'
import { SkipLink } from '../ui/VisuallyHidden.tsx'

const links = [
  { text: 'shell.dashboard', path: () => '/my-store/dashboard', icon: LayoutDashboard },
  { text: 'shell.orders', path: (store: string) => `/my-store/${store}/orders`, icon: ShoppingBag },
  { text: 'shell.products', path: (store: string) => `/my-store/${store}/products`, icon: Package },
  { text: 'shell.ads', path: (store: string) => `/my-store/${store}/ad-list`, icon: Megaphone },
  { text: 'shell.finance', path: (store: string) => `/my-store/${store}/wallet`, icon: WalletCards },
  { text: 'shell.company', path: () => '/my-store/company-info', icon: Building2 },
] as const

/** The back office: its own header, no footer. A visitor sees the way in instead of the rows of a store. */
export function SellerLayout({ children }: { children: ReactNode }) {
  const t = useText()
  const session = useSession()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <header className="sticky top-0 z-30 bg-surface shadow-bar">
        <div className="page flex items-center gap-4 py-2.5">
          <Link to={paths.home()} className="rounded-control" aria-label={`${t('shell.brand')}, ${t('shell.home')}`}>
            <Logo name={t('shell.sellerArea')} />
          </Link>
          {!session && (
            <Link to={paths.login()} className={`${buttonStyle('tonal', 'small')} ml-auto`}>
              {t('shell.enter')}
            </Link>
          )}
        </div>
        {session && <SellerNav />}
      </header>
      <main id="main" tabIndex={-1} className="page flex-1 pt-5 pb-14">
        {children}
      </main>
    </div>
  )
}

function SellerNav() {
  const t = useText()
  const { pathname } = useLocation()
  const { store_id: storeId } = useParams()
  return (
    <nav aria-label={t('shell.sellerNav')} className="page flex gap-6 overflow-x-auto">
      {links
        .filter(({ path }) => storeId || path.length === 0)
        .map(({ text, path, icon: Icon }) => {
          const address = path(storeId ?? '')
          return (
            <Link
              key={text}
              to={address}
              className={navLinkStyle}
              aria-current={pathname === address ? 'page' : undefined}
            >
              <Icon aria-hidden size={16} strokeWidth={2} className="mr-2" />
              {t(text)}
            </Link>
          )
        })}
    </nav>
  )
}
