import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { DispatchPill } from '../features/dispatch/store-orders/DispatchPill.tsx'
import { NoticeBell } from '../features/people/notices/NoticeBell.tsx'
import { useOwnStores } from '../features/stores/stores/own-stores.data.ts'
import { StoreSwitcher } from '../features/stores/stores/StoreSwitcher.tsx'
import { SuggestButton } from '../features/catalogue/suggestions/SuggestButton.tsx'
import { CashOutButton } from '../features/payouts/withdrawals/CashOutButton.tsx'
import { paths } from '../lib/paths.ts'
import { useKnownSession } from '../lib/session.ts'
import { useText } from '../lib/text.tsx'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { AccountMenu } from './header/AccountMenu.tsx'
import { officeTexts } from './office-texts.ts'
import { OfficeFrame } from './OfficeFrame.tsx'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { linksOf, ownLinks } from './seller-links.ts'
import { layoutTexts } from './texts.ts'
import { useOfficeCounts } from './useOfficeCounts.ts'

/** A visitor sees the sign-in, and a person without a store only how to get one. */
export function SellerLayout({ children }: { children: ReactNode }) {
  const t = useText()
  const session = useKnownSession()
  const { pathname, search } = useLocation()
  const { stores, current } = useOwnStores()
  const withCount = useOfficeCounts(session && current && SELLING.has(current.status) ? current.id : undefined)
  if (!session) {
    const enter = (
      <Link to={paths.login(pathname + search)} className={buttonStyle('tonal', 'small')}>
        {t(layoutTexts.enter)}
      </Link>
    )
    return (
      <OfficeFrame name={t(officeTexts.sellerArea)} links={[]} actions={session === null && enter}>
        {children}
      </OfficeFrame>
    )
  }
  const canCashOut = current !== undefined && SELLING.has(current.status)
  const cashOut = canCashOut && <CashOutButton storeId={current.id} />
  const actions = (
    <>
      {current && SELLING.has(current.status) && <DispatchPill storeId={current.id} />}
      <PaletteButton stores={stores} current={current} canCashOut={canCashOut} />
      {/* The smallest phones have this button on the page where products are searched to be sold. */}
      <span className="max-[22.5rem]:hidden">
        <SuggestButton text={officeTexts.createProduct} variant="ghost" size="small" compact />
      </span>
      {cashOut && <span className="max-sm:hidden">{cashOut}</span>}
      <NoticeBell />
      <AccountMenu />
    </>
  )
  return (
    <OfficeFrame
      name={t(officeTexts.sellerArea)}
      links={[...(current ? linksOf(current.id).map(withCount) : []), ...ownLinks]}
      about={current && <StoreSwitcher stores={stores} current={current} />}
      actions={actions}
      drawerFoot={cashOut}
    >
      {children}
    </OfficeFrame>
  )
}

/** A store in one of these states may have money. */
const SELLING = new Set(['open', 'vacation', 'suspended', 'closed'])
