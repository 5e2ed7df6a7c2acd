export const baseline = '0001_baseline.sql'

/** These migrations came after an earlier baseline of the same name; this one contains them. */
export const beforeBaseline = `
  0002_language_of_mails
  0003_card_identity
  0004_printings
  0005_operators_catalogue
  0006_search
  0007_sheet_words
  0008_scale
  0009_existing_copies
  0010_looks_of_games
  0011_complaints
  0012_standards
  0013_lacking
  0014_shared_lists
  0015_withdrawal_schedules
  0016_freight_rules
  0017_offer_questions
  0018_carrier_accounts
  0019_invoices
  0021_units_in_parcel
  0024_stock_alerts
  0025_saved_replies
  0026_positions
  0027_sold_photos
  0030_saved_searches
  0031_passports
  0032_broken_sales
  0033_product_ids
  0034_push_devices
  0035_favorite_stores
  0037_credits
  0042_unended_runs
  0044_ends_and_uses
  0045_asked_events
  0046_call_counts
  0047_words_of_closed_accounts
  0048_dispatch_runs
  0050_set_codes
  0051_printed_card_keys
  0054_carts_of_visitors
  0055_credit_advanced
  0058_notes_new_stores
  0061_existing_languages
  0062_buyer_readings
  0063_causes_of_dispatch
  0064_put_backs
  0065_places_in_carts
  0066_store_members
  0067_taxes_of_companies
  0068_bank_accounts_of_stores
  0069_parcels_of_a_sender
  0070_look_ups_of_products
  0071_printing_of_stores
  0072_sales_of_orders
  0073_notices_in_english
  0074_acts_in_english
  0075_bulk_changes_in_english
  0076_dispatch_runs_in_english
  0077_failures_of_withdrawals
`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}.sql`)

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
  if (applied.has(baseline) && applied.size === known + 1) return true
  throw new Error(`Este banco é de uma versão anterior e tem mudanças que esta não conhece; ${startAnew}`)
}
