import type { AccountsTables } from './modules/people/accounts/accounts.tables.ts'
import type { AddressesTables } from './modules/people/addresses/addresses.tables.ts'
import type { CarrierAccountsTables } from './modules/stores/carrier-accounts/carrier-accounts.tables.ts'
import type { DispatchRunsTables } from './modules/dispatch/dispatch-runs/dispatch-runs.tables.ts'
import type { BillsTables } from './modules/money/bills/bills.tables.ts'
import type { BoxesTables } from './modules/dispatch/boxes/boxes.tables.ts'
import type { CalendarTables } from './modules/ground/calendar/calendar.tables.ts'
import type { PickingTables } from './modules/dispatch/picking/picking.tables.ts'
import type { AuditTables } from './modules/people/audit/audit.tables.ts'
import type { CartTables } from './modules/orders/cart/cart.tables.ts'
import type { CatalogTables } from './modules/catalogue/catalog/catalog.tables.ts'
import type { CatalogImportsTables } from './modules/office/catalog-imports/catalog-imports.tables.ts'
import type { CollectionsTables } from './modules/shopping/collections/collections.tables.ts'
import type { CodesTables } from './modules/people/codes/codes.tables.ts'
import type { CompaniesTables } from './modules/stores/companies/companies.tables.ts'
import type { ComplaintsTables } from './modules/care/complaints/complaints.tables.ts'
import type { ContentTables } from './modules/ground/content/content.tables.ts'
import type { EntryTokensTables } from './modules/people/sessions/entry-tokens.tables.ts'
import type { FavoriteStoresTables } from './modules/stores/favorite-stores/favorite-stores.tables.ts'
import type { FinderTables } from './modules/shopping/finder/finder.tables.ts'
import type { InvoicesTables } from './modules/dispatch/store-orders/invoice-records.tables.ts'
import type { InventoryTables } from './modules/selling/inventory/inventory.tables.ts'
import type { LabelsTables } from './modules/dispatch/labels/labels.tables.ts'
import type { LedgerTables } from './modules/money/ledger/ledger.tables.ts'
import type { ListingsTables } from './modules/stores/listings/listings.tables.ts'
import type { MailsTables } from './modules/ground/mails/mails.tables.ts'
import type { NoticesTables } from './modules/people/notices/notices.tables.ts'
import type { OfferQuestionsTables } from './modules/stores/offer-questions/offer-questions.tables.ts'
import type { OnboardingTables } from './modules/stores/onboarding/onboarding.tables.ts'
import type { OrderMessagesTables } from './modules/orders/order-messages/order-messages.tables.ts'
import type { OrdersTables } from './modules/orders/orders/orders.tables.ts'
import type { PaymentsTables } from './modules/money/payments/payments.tables.ts'
import type { PhotosTables } from './modules/ground/photos/photos.tables.ts'
import type { PriceRulesTables } from './modules/selling/price-rules/price-rules.tables.ts'
import type { PrivacyTables } from './modules/people/privacy/privacy.tables.ts'
import type { ProviderBooksTables } from './modules/payouts/reconciliation/provider-books.tables.ts'
import type { PushDevicesTables } from './modules/people/push-devices/push-devices.tables.ts'
import type { ReconciliationTables } from './modules/payouts/reconciliation/reconciliation.tables.ts'
import type { ReviewReportsTables } from './modules/care/review-reports/review-reports.tables.ts'
import type { ReviewsTables } from './modules/stores/reviews/reviews.tables.ts'
import type { SavedSearchesTables } from './modules/shopping/saved-searches/saved-searches.tables.ts'
import type { SecondFactorsTables } from './modules/people/sessions/second-factors.tables.ts'
import type { SecurityTables } from './modules/ground/security/security.tables.ts'
import type { SessionsTables } from './modules/people/sessions/sessions.tables.ts'
import type { SettingsTables } from './modules/ground/settings/settings.tables.ts'
import type { SpreadsheetsTables } from './modules/selling/spreadsheets/spreadsheets.tables.ts'
import type { SharedListsTables } from './modules/shopping/shared-lists/shared-lists.tables.ts'
import type { ShippingTables } from './modules/stores/shipping/shipping.tables.ts'
import type { StandardsTables } from './modules/prices/standards/standards.tables.ts'
import type { StatsTables } from './modules/prices/stats/stats.tables.ts'
import type { StockAlertsTables } from './modules/selling/stock-alerts/stock-alerts.tables.ts'
import type { StoresTables } from './modules/stores/stores/stores.tables.ts'
import type { SubscriptionsTables } from './modules/stores/subscriptions/subscriptions.tables.ts'
import type { SuggestionsTables } from './modules/catalogue/suggestions/suggestions.tables.ts'
import type { TaxSetupTables } from './modules/dispatch/tax-setup/tax-setup.tables.ts'
import type { WalletTables } from './modules/payouts/wallet/wallet.tables.ts'
import type { WantsTables } from './modules/shopping/wants/wants.tables.ts'
import type { WithdrawalsTables } from './modules/payouts/withdrawals/withdrawals.tables.ts'

declare module './platform/platform.tables.ts' {
  interface Tables
    extends
      AccountsTables,
      AddressesTables,
      BillsTables,
      BoxesTables,
      DispatchRunsTables,
      CarrierAccountsTables,
      CalendarTables,
      PickingTables,
      AuditTables,
      CartTables,
      CatalogTables,
      CatalogImportsTables,
      CollectionsTables,
      CodesTables,
      CompaniesTables,
      ComplaintsTables,
      ContentTables,
      EntryTokensTables,
      FavoriteStoresTables,
      FinderTables,
      InventoryTables,
      InvoicesTables,
      LabelsTables,
      LedgerTables,
      ListingsTables,
      MailsTables,
      NoticesTables,
      OfferQuestionsTables,
      OnboardingTables,
      OrderMessagesTables,
      OrdersTables,
      PaymentsTables,
      PhotosTables,
      PriceRulesTables,
      PrivacyTables,
      ProviderBooksTables,
      PushDevicesTables,
      ReconciliationTables,
      ReviewReportsTables,
      ReviewsTables,
      SecondFactorsTables,
      SavedSearchesTables,
      SecurityTables,
      SessionsTables,
      SettingsTables,
      SpreadsheetsTables,
      SharedListsTables,
      ShippingTables,
      StandardsTables,
      StatsTables,
      StockAlertsTables,
      StoresTables,
      SubscriptionsTables,
      SuggestionsTables,
      TaxSetupTables,
      WalletTables,
      WantsTables,
      WithdrawalsTables {}
}
