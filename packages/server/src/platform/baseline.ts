/** Names of the migrations that the baseline contains. */
export const beforeBaseline = `
  0001_open_storefront
  0002_accounts_and_sessions
  0003_mails_and_notices
  0004_addresses_and_companies
  0005_collections_and_wants
  0007_privacy
  0008_what_cards_show
  0009_ledger
  0010_payments
  0011_carts
  0012_orders
  0013_payment_attempts
  0014_parcels
  0015_disputes_counted
  0016_back_office_of_listings
  0017_photos_and_suggestions
  0018_fulfilment
  0019_stores_open
  0020_operator
  0021_grid_of_listings
  0021_index_of_the_grid
  0022_entries_and_price_rules
  0023_order_messages
  0024_withdrawals
  0025_operators_and_people
  0026_merged_products
  0027_provider_fees
  0028_disputes
  0029_operators_lists
  0031_places_of_a_plan
  0033_labels_of_the_carrier
  0034_count_sales_from_index
  0035_grid_in_any_order
  0036_commission_of_each_line
  0037_differences_compared_again
  0038_contested_returns
  0039_sheets_and_removed_offers
  0040_origins_of_stores
  0041_what_was_sold
  0042_refused_refunds_and_unread_payments
  0044_parcels_that_stand_still
  0045_offers_entered_once
  0046_corrected_products
  0048_kinds_of_parameters
  0049_which_copy_is_in_the_cart
  0053_refunds_held_and_explained
  0055_who_a_parcel_is_for
  0057_offers_follow_their_product
  0058_offers_of_a_promotion
  0059_differences_settled
  0060_why_a_cancellation_was_refused
  0061_what_operators_correct
  0062_changes_since
  0063_rest_of_a_payment_not_kept
  0067_why_a_return_is_contested
  0068_rating_of_sixty_days
  0070_proofs_of_a_contested_return
  0071_answers_to_people
  0072_approved_companies
  0076_one_history_of_bulk_changes
  0077_offers_of_the_free_plan
  0080_one_switch_for_news_by_mail
  0081_promises_that_hold
`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}.sql`)

export const baseline = '0001_baseline.sql'

const startAnew = 'comece com um banco vazio: outra pasta em DATA_DIR, ou outro banco em DATABASE_URL.'

/** Returns whether all earlier migrations were applied; refuses a database that has only some of them. */
export function isFromBefore(applied: Set<string>): boolean {
  const known = beforeBaseline.filter((name) => applied.has(name)).length
  if (known === 0) return false
  if (known < beforeBaseline.length) {
    throw new Error(
      `Este banco é de uma versão anterior e recebeu ${known} das ${beforeBaseline.length} mudanças que ela trazia. ` +
        `Inicie-o uma vez com a última versão anterior a esta, ou ${startAnew}`,
    )
  }
  if (applied.size === known) return true
  throw new Error(`Este banco é de uma versão anterior e tem mudanças que esta não conhece; ${startAnew}`)
}
