import { History, Inbox, PackagePlus, SlidersHorizontal, Users } from 'lucide-react'
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
  { text: 'pages.suggestions', to: paths.admin('suggestions'), icon: PackagePlus },
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
