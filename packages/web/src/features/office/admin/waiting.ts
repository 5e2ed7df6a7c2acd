import type { WaitingKind } from '@bra/contract/office/admin.schemas'
import { paths } from '../../../lib/paths.ts'
import type { TextKey } from '../../../text/keys.ts'

interface WaitingTexts {
  text: TextKey
  /** The page on which one entry is decided. */
  path: (id: number) => string
  /** The page that lists all entries. */
  all?: string
}

export const waitingKinds: Record<WaitingKind, WaitingTexts> = {
  store: {
    text: 'admin.storeWaits',
    path: (id) => paths.admin(`stores/${id}`),
    all: paths.admin('stores?situacao=review'),
  },
  withdrawal: {
    text: 'admin.withdrawalWaits',
    path: (id) => paths.admin(`withdrawals?saque=${id}`),
    all: paths.admin('withdrawals'),
  },
  complaint: {
    text: 'admin.complaintWaits',
    path: (id) => paths.admin(`complaints/${id}`),
    all: paths.admin('complaints'),
  },
  dispute: { text: 'admin.dispute', path: paths.dispute },
  refund: { text: 'admin.refund', path: paths.adminOrder },
  return: { text: 'admin.returnWaits', path: paths.adminOrder },
  arrival: { text: 'admin.arrivalWaits', path: paths.adminOrder },
  unposted: { text: 'admin.unpostedWaits', path: paths.adminOrder },
  centre: { text: 'admin.centre', path: paths.adminOrder },
  difference: {
    text: 'admin.difference',
    // Without an id the comparison itself is overdue, and the top of the list says so.
    path: (id) => paths.admin(id ? `differences?diferenca=${id}` : 'differences'),
    all: paths.admin('differences'),
  },
  // no page decides it; the list itself says what to do
  job: { text: 'admin.jobWaits', path: () => paths.admin() },
  tax_table: { text: 'admin.taxTable', path: () => paths.admin('parameters') },
  suggestion: {
    text: 'admin.suggestion',
    path: (id) => paths.admin(`suggestions?sugestao=${id}`),
    all: paths.admin('suggestions'),
  },
  // nothing is to be decided about them: the entry says it, and leaves after a week
  given_up: { text: 'admin.givenUp', path: () => paths.admin() },
  review: { text: 'admin.review', path: (id) => paths.admin(`reviews/${id}`) },
}
