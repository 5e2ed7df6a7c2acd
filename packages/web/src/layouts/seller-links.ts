import {
  Building2,
  History,
  LayoutDashboard,
  LifeBuoy,
  ListPlus,
  MessageCircle,
  Package,
  ShoppingBag,
  Store,
  TrendingUp,
  Undo2,
  WalletCards,
} from 'lucide-react'
import { complaintPaths } from '../lib/complaint-paths.ts'
import { officePaths } from '../lib/office-paths.ts'
import { officeTitles } from '../lib/office-titles.ts'
import { pageTitles } from '../lib/page-titles.ts'
import { paths } from '../lib/paths.ts'
import { siteTexts } from '../lib/site-texts.ts'
import type { OfficeLink } from './OfficeFrame.tsx'
import { layoutTexts } from './texts.ts'

export const linksOf = (store: number): OfficeLink[] => [
  { text: layoutTexts.dashboard, to: paths.dashboard(store), icon: LayoutDashboard },
  { text: layoutTexts.orders, to: paths.storeOrders(store), icon: ShoppingBag },
  { text: officeTitles.messages, to: officePaths.storeMessages(store), icon: MessageCircle },
  { text: officeTitles.returnedOrders, to: paths.returnedOrders(store), icon: Undo2 },
  { text: pageTitles.complaints, to: complaintPaths.ofStore(store), icon: LifeBuoy },
  { text: officeTitles.products, to: paths.listings(store), icon: Package },
  { text: officeTitles.productRegister, to: paths.productRegister(store), icon: ListPlus },
  { text: officeTitles.priceRules, to: paths.priceRules(store), icon: TrendingUp },
  { text: officeTitles.history, to: paths.bulkHistory(store), icon: History },
  { text: officeTitles.finance, to: paths.wallet(store), icon: WalletCards },
]

export const ownLinks: OfficeLink[] = [
  { text: layoutTexts.company, to: paths.company(), icon: Building2 },
  { text: siteTexts.myStores, to: paths.myStores(), icon: Store },
]
