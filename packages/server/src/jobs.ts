import type { WordKind } from '@bra/contract/office/word-curation.schemas'

/** Each job stands with its data under the wing that runs it. */
declare module './platform/jobs.ts' {
  interface JobData {
    // ground
    send_mails: NoData
    send_late_mails: NoData
    forget_old_mails: NoData
    delete_old_security_records: NoData
    write_holidays: NoData
    sweep_photos: NoData
    // people
    delete_old_entry_tokens: NoData
    delete_old_codes: NoData
    mail_reset_code: { email: string }
    forget_old_notices: NoData
    close_due_accounts: NoData
    delete_old_sessions: NoData
    send_push: { deviceId: number; noticeId: number }
    /** `last` is true if the next attempt to sign in has to wait. */
    note_refused_sign_in: { email: string; device: string; address: string; last: boolean }
    note_ends_of_acting: NoData
    // stores
    keep_stores_to_plans: NoData
    renew_carrier_accounts: NoData
    sweep_places_of_plans: NoData
    end_promotions: NoData
    keep_periods_of_plans: NoData
    charge_renewals_of_plans: NoData
    // money
    read_payment: { paymentId: string } | { chargeId: string }
    forget_removed_cards: NoData
    ask_for_bill_payments: NoData
    refund_bills: NoData
    call_off_bill_payments: NoData
    // orders
    make_refunds: NoData
    make_late_refunds: NoData
    grant_silent_cancellations: NoData
    warn_of_losses: NoData
    lose_parcels: NoData
    deliver_pickups: NoData
    complete_parcels: NoData
    end_unsent_returns: NoData
    take_returns_back: NoData
    remind_to_post: NoData
    offer_cancellations: NoData
    ask_for_delivery: NoData
    follow_parcels: NoData
    expire_orders: NoData
    ask_for_payments: NoData
    refund_late_payments: NoData
    call_off_payments: NoData
    mail_unread_messages: NoData
    forget_visitors_carts: NoData
    // prices
    refresh_summaries: NoData
    // shopping
    tell_held_want: { wantId: number }
    sweep_product_changes: NoData
    follow_saved_searches: NoData
    pay_owed_credit: NoData
    // selling
    sweep_removed_listings: NoData
    forget_entered_offers: NoData
    run_price_rules: NoData
    return_stores: NoData
    write_lines_of_import: { importId: number }
    sweep_listing_imports: NoData
    sweep_listing_changes: NoData
    // dispatch
    finish_labels: NoData
    give_labels_back: NoData
    end_expired_labels: NoData
    warn_of_certificates: NoData
    finish_invoices: NoData
    finish_invoice_events: NoData
    cancel_invoices: NoData
    mail_invoices: NoData
    work_on_dispatch: { runId: number }
    report_unused_numbers: NoData
    // care
    remind_of_complaints: NoData
    mediate_complaints: NoData
    end_complaints: NoData
    // payouts
    send_withdrawals: NoData
    send_due_withdrawals: NoData
    withdraw_by_schedule: NoData
    look_up_withdrawals: NoData
    take_home_withdrawals: NoData
    take_home_late: NoData
    read_provider_books: NoData
    reconcile_payments: NoData
    // office
    import_catalog: { importId: number }
    sweep_catalog_uploads: NoData
    merge_words: { kind: WordKind; from: number; into: number }
  }
}
