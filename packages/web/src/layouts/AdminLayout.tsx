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
import { impersonationTexts } from '../features/people/impersonation/texts.ts'
import { NoticeBell } from '../features/people/notices/NoticeBell.tsx'
import { complaintPaths } from '../lib/complaint-paths.ts'
import { officePaths } from '../lib/office-paths.ts'
import { officeTitles } from '../lib/office-titles.ts'
import { pageTitles } from '../lib/page-titles.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.tsx'
import { AccountMenu } from './header/AccountMenu.tsx'
import { OfficeFrame, type OfficeLink } from './OfficeFrame.tsx'

const links: OfficeLink[] = [
  { text: pageTitles.inbox, to: paths.admin(), icon: Inbox, under: paths.admin() },
  { text: officeTitles.people, to: paths.admin('people'), icon: Users },
  { text: officeTitles.foundOrders, to: paths.admin('orders'), icon: ShoppingBag },
  { text: pageTitles.complaints, to: complaintPaths.admin(), icon: LifeBuoy },
  { text: officeTitles.ledger, to: officePaths.ledger(), icon: BookOpenText },
  { text: officeTitles.differences, to: paths.admin('differences'), icon: Scale },
  { text: officeTitles.adminStores, to: paths.admin('stores'), icon: Store },
  { text: officeTitles.adminWithdrawals, to: paths.admin('withdrawals'), icon: HandCoins },
  { text: officeTitles.catalog, to: paths.admin('catalog'), icon: LibraryBig },
  { text: officeTitles.categories, to: paths.admin('categories'), icon: Layers },
  { text: officeTitles.games, to: paths.admin('games'), icon: Swords },
  { text: officeTitles.catalogImports, to: paths.admin('catalog-imports'), icon: FileUp },
  { text: officeTitles.suggestions, to: paths.admin('suggestions'), icon: PackagePlus },
  { text: officeTitles.content, to: paths.admin('content'), icon: Megaphone },
  { text: officeTitles.parameters, to: paths.admin('parameters'), icon: SlidersHorizontal },
  { text: officeTitles.acts, to: paths.admin('acts'), icon: History },
]

/** Each page, not this layout, sends away whoever is no operator. */
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
      name={t(impersonationTexts.adminArea)}
      links={session?.user.role === 'admin' ? links : []}
      actions={session && actions}
    >
      {children}
    </OfficeFrame>
  )
}
