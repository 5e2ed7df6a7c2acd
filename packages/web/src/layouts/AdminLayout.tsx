import {
  BookOpenText,
  HandCoins,
  History,
  Inbox,
  Layers,
  LibraryBig,
  Megaphone,
  PackagePlus,
  Scale,
  ShoppingBag,
  SlidersHorizontal,
  Store,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { NoticeBell } from '../features/notices/NoticeBell.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.tsx'
import { AccountMenu } from './header/AccountMenu.tsx'
import { OfficeFrame, type OfficeLink } from './OfficeFrame.tsx'

const links: OfficeLink[] = [
  { text: 'pages.inbox', to: paths.admin(), icon: Inbox, under: paths.admin() },
  { text: 'pages.people', to: paths.admin('people'), icon: Users },
  { text: 'pages.foundOrders', to: paths.admin('orders'), icon: ShoppingBag },
  { text: 'pages.ledger', to: paths.ledger(), icon: BookOpenText },
  { text: 'pages.differences', to: paths.admin('differences'), icon: Scale },
  { text: 'pages.adminStores', to: paths.admin('stores'), icon: Store },
  { text: 'pages.adminWithdrawals', to: paths.admin('withdrawals'), icon: HandCoins },
  { text: 'pages.catalog', to: paths.admin('catalog'), icon: LibraryBig },
  { text: 'pages.categories', to: paths.admin('categories'), icon: Layers },
  { text: 'pages.suggestions', to: paths.admin('suggestions'), icon: PackagePlus },
  { text: 'pages.content', to: paths.admin('content'), icon: Megaphone },
  { text: 'pages.parameters', to: paths.admin('parameters'), icon: SlidersHorizontal },
  { text: 'pages.acts', to: paths.admin('acts'), icon: History },
]

/** Where operators decide. Whoever is none is sent away by each page. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const t = useText()
  const session = useSession()
  const actions = (
    <>
      <NoticeBell />
      <AccountMenu />
    </>
  )
  return (
    <OfficeFrame
      name={t('shell.adminArea')}
      links={session?.user.role === 'admin' ? links : []}
      actions={session && actions}
    >
      {children}
    </OfficeFrame>
  )
}
