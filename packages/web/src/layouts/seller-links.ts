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
import { paths } from '../lib/paths.ts'
import type { OfficeLink } from './OfficeFrame.tsx'

export const linksOf = (store: number): OfficeLink[] => [
  { text: 'shell.dashboard', to: paths.dashboard(store), icon: LayoutDashboard },
  { text: 'shell.orders', to: paths.storeOrders(store), icon: ShoppingBag },
  { text: 'office.messages', to: officePaths.storeMessages(store), icon: MessageCircle },
  { text: 'office.returnedOrders', to: paths.returnedOrders(store), icon: Undo2 },
  { text: 'pages.complaints', to: complaintPaths.ofStore(store), icon: LifeBuoy },
  { text: 'office.products', to: paths.listings(store), icon: Package },
  { text: 'office.productRegister', to: paths.productRegister(store), icon: ListPlus },
  { text: 'office.priceRules', to: paths.priceRules(store), icon: TrendingUp },
  { text: 'office.history', to: paths.bulkHistory(store), icon: History },
  { text: 'office.finance', to: paths.wallet(store), icon: WalletCards },
]

/** The screens of the person, independent of a store. */
export const ownLinks: OfficeLink[] = [
  { text: 'shell.company', to: paths.company(), icon: Building2 },
  { text: 'shell.myStores', to: paths.myStores(), icon: Store },
]
