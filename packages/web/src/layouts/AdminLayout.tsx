import {
  BookOpenText,
  FileUp,
  HandCoins,
  History,
  Inbox,
  Layers,
  LibraryBig,
  LifeBuoy,
  Megaphone,
  PackagePlus,
  Scale,
  ShoppingBag,
  SlidersHorizontal,
  Store,
  Swords,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { NoticeBell } from '../features/people/notices/NoticeBell.tsx'
import { complaintPaths } from '../lib/complaint-paths.ts'
import { officePaths } from '../lib/office-paths.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.tsx'
import { AccountMenu } from './header/AccountMenu.tsx'
import { OfficeFrame, type OfficeLink } from './OfficeFrame.tsx'

const links: OfficeLink[] = [
  { text: 'pages.inbox', to: paths.admin(), icon: Inbox, under: paths.admin() },
  { text: 'office.people', to: paths.admin('people'), icon: Users },
  { text: 'office.foundOrders', to: paths.admin('orders'), icon: ShoppingBag },
  { text: 'pages.complaints', to: complaintPaths.admin(), icon: LifeBuoy },
  { text: 'office.ledger', to: officePaths.ledger(), icon: BookOpenText },
  { text: 'office.differences', to: paths.admin('differences'), icon: Scale },
  { text: 'office.adminStores', to: paths.admin('stores'), icon: Store },
  { text: 'office.adminWithdrawals', to: paths.admin('withdrawals'), icon: HandCoins },
  { text: 'office.catalog', to: paths.admin('catalog'), icon: LibraryBig },
  { text: 'office.categories', to: paths.admin('categories'), icon: Layers },
  { text: 'office.games', to: paths.admin('games'), icon: Swords },
  { text: 'office.catalogImports', to: paths.admin('catalog-imports'), icon: FileUp },
  { text: 'office.suggestions', to: paths.admin('suggestions'), icon: PackagePlus },
  { text: 'office.content', to: paths.admin('content'), icon: Megaphone },
  { text: 'office.parameters', to: paths.admin('parameters'), icon: SlidersHorizontal },
  { text: 'office.acts', to: paths.admin('acts'), icon: History },
]

/** Frame of the operators' screens. Each page sends other visitors away. */
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
