import type { complaintErrors } from '../errors.complaints.ts'

export const complaintRefusals: Record<keyof typeof complaintErrors, string> = {
  complaint_not_found: 'We could not find this complaint.',
  complaint_moved: 'This complaint has just changed. See how it stands now and try again.',
  complaint_too_late: 'The money of this parcel has gone to the store. If something came wrong, contact support.',
  complaint_reason_early: 'This reason does not fit now: tell us what happened when the parcel has come.',
  complaint_nothing_held:
    'Nothing of this parcel is held any more: it went back already, or another complaint is about it.',
  complaint_disputed: 'The bank is deciding about this payment. Wait for its decision.',
  complaint_lines_missing: 'Choose at least one card.',
  complaint_lines_twice: 'Choose each card once, with its quantity.',
  complaint_line_unknown: 'Choose cards of this parcel.',
  complaint_units_taken: 'There is a complaint about these cards already, or you did not buy so many.',
  complaint_not_worse: 'Choose a condition that is worse than the one offered.',
  complaint_blocked: 'The conversation of this complaint was ended.',
  complaint_not_blocked: 'This complaint does not wait to be reopened.',
  complaint_over: 'This complaint is closed.',
  complaint_decided: 'This complaint has been decided. See how it ended.',
  complaint_cents_missing: 'Type the amount to give back.',
  complaint_cents_too_much: 'The amount cannot be more than what the complaint is about.',
  complaint_proposal_gone: 'This proposal no longer stands. See the present one.',
  complaint_own_proposal: 'This proposal is yours: the other side accepts it.',
  complaint_money_gone: 'This amount is no longer held. Reload the page.',
  complaint_no_return: 'This complaint does not wait for a return.',
  complaint_no_reshipment: 'This complaint does not wait for anything to be sent again.',
  complaint_no_dispute: 'There is no reshipment or return to dispute here.',
}
