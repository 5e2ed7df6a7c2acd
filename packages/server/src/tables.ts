import type { AccountsTables } from './modules/accounts/accounts.tables.ts'
import type { AddressesTables } from './modules/addresses/addresses.tables.ts'
import type { CatalogTables } from './modules/catalog/catalog.tables.ts'
import type { ContentTables } from './modules/content/content.tables.ts'
import type { FinderTables } from './modules/finder/finder.tables.ts'
import type { ListingsTables } from './modules/listings/listings.tables.ts'
import type { ReviewsTables } from './modules/reviews/reviews.tables.ts'
import type { SettingsTables } from './modules/settings/settings.tables.ts'
import type { ShippingTables } from './modules/shipping/shipping.tables.ts'
import type { StatsTables } from './modules/stats/stats.tables.ts'
import type { StoresTables } from './modules/stores/stores.tables.ts'
import type { SubscriptionsTables } from './modules/subscriptions/subscriptions.tables.ts'
import type { PlatformTables } from './platform/platform.tables.ts'

/** Every table of the product: each module declares its own. */
export interface Tables
  extends
    AccountsTables,
    AddressesTables,
    CatalogTables,
    ContentTables,
    FinderTables,
    ListingsTables,
    PlatformTables,
    ReviewsTables,
    SettingsTables,
    ShippingTables,
    StatsTables,
    StoresTables,
    SubscriptionsTables {}
