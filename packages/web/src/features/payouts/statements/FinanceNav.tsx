import { Link, useLocation } from 'react-router'
import { officePaths } from '../../../lib/office-paths.ts'
import { officeTitles } from '../../../lib/office-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { navLinkStyle } from '../../../ui/linkStyle.ts'
import { statementTexts } from './texts.ts'

export function FinanceNav({ storeId }: { storeId: number }) {
  const t = useText()
  const { pathname } = useLocation()
  const links = [
    [paths.wallet(storeId), t(statementTexts.wallet)],
    [paths.storeReports(storeId), t(officeTitles.reports)],
    [officePaths.storeInvoices(storeId), t(officeTitles.invoices)],
    [paths.bankAccount(storeId), t(statementTexts.bank)],
    [paths.savedCards(storeId), t(statementTexts.cards)],
  ] as const
  return (
    <nav aria-label={t(statementTexts.parts)} className="mt-2 flex gap-6 overflow-x-auto border-b border-line">
      {links.map(([to, name]) => (
        <Link key={to} to={to} className={navLinkStyle} aria-current={pathname === to ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
