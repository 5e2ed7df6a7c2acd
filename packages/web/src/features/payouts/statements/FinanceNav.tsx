import { Link, useLocation } from 'react-router'
import { officePaths } from '../../../lib/office-paths.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { navLinkStyle } from '../../../ui/linkStyle.ts'

export function FinanceNav({ storeId }: { storeId: number }) {
  const t = useText()
  const { pathname } = useLocation()
  const links = [
    [paths.wallet(storeId), t('finance.wallet')],
    [paths.storeReports(storeId), t('office.reports')],
    [officePaths.storeInvoices(storeId), t('office.invoices')],
    [paths.bankAccount(storeId), t('finance.bank')],
    [paths.savedCards(storeId), t('finance.cards')],
  ] as const
  return (
    <nav aria-label={t('finance.parts')} className="mt-2 flex gap-6 overflow-x-auto border-b border-line">
      {links.map(([to, name]) => (
        <Link key={to} to={to} className={navLinkStyle} aria-current={pathname === to ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
