import { Building2, LayoutDashboard, Megaphone, Package, ShoppingBag, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.tsx'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { navLinkStyle } from '../ui/linkStyle.ts'
import { WorkFrame } from './WorkFrame.tsx'

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
  const enter = (
    <Link to={paths.login()} className={`${buttonStyle('tonal', 'small')} ml-auto`}>
      {t('shell.enter')}
    </Link>
  )
  return (
    <WorkFrame name={t('shell.sellerArea')} actions={!session && enter} nav={session && <SellerNav />}>
      {children}
    </WorkFrame>
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
