import type { AccountsTables } from './modules/accounts/accounts.tables.ts'
import type { AddressesTables } from './modules/addresses/addresses.tables.ts'
import type { BoxesTables } from './modules/boxes/boxes.tables.ts'
import type { CalendarTables } from './modules/calendar/calendar.tables.ts'
import type { PickingTables } from './modules/picking/picking.tables.ts'
import type { AuditTables } from './modules/audit/audit.tables.ts'
import type { CartTables } from './modules/cart/cart.tables.ts'
import type { CatalogTables } from './modules/catalog/catalog.tables.ts'
import type { CollectionsTables } from './modules/collections/collections.tables.ts'
import type { CodesTables } from './modules/codes/codes.tables.ts'
import type { CompaniesTables } from './modules/companies/companies.tables.ts'
import type { ContentTables } from './modules/content/content.tables.ts'
import type { CurationTables } from './modules/curation/curation.tables.ts'
import type { EntryTokensTables } from './modules/entry-tokens/entry-tokens.tables.ts'
import type { FinderTables } from './modules/finder/finder.tables.ts'
import type { InventoryTables } from './modules/inventory/inventory.tables.ts'
import type { LedgerTables } from './modules/ledger/ledger.tables.ts'
import type { ListingsTables } from './modules/listings/listings.tables.ts'
import type { MailsTables } from './modules/mails/mails.tables.ts'
import type { MassChangesTables } from './modules/mass-changes/mass-changes.tables.ts'
import type { NoticesTables } from './modules/notices/notices.tables.ts'
import type { OpeningsTables } from './modules/openings/openings.tables.ts'
import type { OrderMessagesTables } from './modules/order-messages/order-messages.tables.ts'
import type { OrdersTables } from './modules/orders/orders.tables.ts'
import type { PaymentsTables } from './modules/payments/payments.tables.ts'
import type { PhotosTables } from './modules/photos/photos.tables.ts'
import type { PriceRulesTables } from './modules/price-rules/price-rules.tables.ts'
import type { PrivacyTables } from './modules/privacy/privacy.tables.ts'
import type { ProviderBooksTables } from './modules/provider-books/provider-books.tables.ts'
import type { ReconciliationTables } from './modules/reconciliation/reconciliation.tables.ts'
import type { ReviewReportsTables } from './modules/review-reports/review-reports.tables.ts'
import type { ReviewsTables } from './modules/reviews/reviews.tables.ts'
import type { SecondFactorsTables } from './modules/second-factors/second-factors.tables.ts'
import type { SecurityTables } from './modules/security/security.tables.ts'
import type { SessionsTables } from './modules/sessions/sessions.tables.ts'
import type { SettingsTables } from './modules/settings/settings.tables.ts'
import type { SheetsTables } from './modules/sheets/sheets.tables.ts'
import type { ShippingTables } from './modules/shipping/shipping.tables.ts'
import type { StatsTables } from './modules/stats/stats.tables.ts'
import type { StoresTables } from './modules/stores/stores.tables.ts'
import type { SubscriptionsTables } from './modules/subscriptions/subscriptions.tables.ts'
import type { SuggestionsTables } from './modules/suggestions/suggestions.tables.ts'
import type { WalletTables } from './modules/wallet/wallet.tables.ts'
import type { WantsTables } from './modules/wants/wants.tables.ts'
import type { WithdrawalsTables } from './modules/withdrawals/withdrawals.tables.ts'
import type { PlatformTables } from './platform/platform.tables.ts'

/** Every table of the product: each module declares its own. */
export interface Tables
  extends
    AccountsTables,
    AddressesTables,
    BoxesTables,
    CalendarTables,
    PickingTables,
    AuditTables,
    CartTables,
    CatalogTables,
    CollectionsTables,
    CodesTables,
    CompaniesTables,
    ContentTables,
    CurationTables,
    EntryTokensTables,
    FinderTables,
    InventoryTables,
    LedgerTables,
    ListingsTables,
    MailsTables,
    MassChangesTables,
    NoticesTables,
    OpeningsTables,
    OrderMessagesTables,
    OrdersTables,
    PaymentsTables,
    PhotosTables,
    PlatformTables,
    PriceRulesTables,
    PrivacyTables,
    ProviderBooksTables,
    ReconciliationTables,
    ReviewReportsTables,
    ReviewsTables,
    SecondFactorsTables,
    SecurityTables,
    SessionsTables,
    SettingsTables,
    SheetsTables,
    ShippingTables,
    StatsTables,
    StoresTables,
    SubscriptionsTables,
    SuggestionsTables,
    WalletTables,
    WantsTables,
    WithdrawalsTables {}
