import type { SiteText } from '@bra/contract/kit/both'
import type { WaitingKind } from '@bra/contract/office/admin.schemas'
import { paths } from '../../../lib/paths.ts'
import { waitingTexts } from './texts.ts'

interface WaitingTexts {
  text: SiteText
  path: (id: number) => string
  all?: string
}

export const waitingKinds: Record<WaitingKind, WaitingTexts> = {
  store: {
    text: waitingTexts.storeWaits,
    path: (id) => paths.admin(`stores/${id}`),
    all: paths.admin('stores?situacao=review'),
  },
  withdrawal: {
    text: waitingTexts.withdrawalWaits,
    path: (id) => paths.admin(`withdrawals?saque=${id}`),
    all: paths.admin('withdrawals'),
  },
  complaint: {
    text: waitingTexts.complaintWaits,
    path: (id) => paths.admin(`complaints/${id}`),
    all: paths.admin('complaints'),
  },
  dispute: { text: waitingTexts.dispute, path: paths.dispute },
  refund: { text: waitingTexts.refund, path: paths.adminOrder },
  return: { text: waitingTexts.returnWaits, path: paths.adminOrder },
  arrival: { text: waitingTexts.arrivalWaits, path: paths.adminOrder },
  unposted: { text: waitingTexts.unpostedWaits, path: paths.adminOrder },
  centre: { text: waitingTexts.centre, path: paths.adminOrder },
  difference: {
    text: waitingTexts.difference,
    // Without an id the comparison itself is overdue, and the top of the list says so.
    path: (id) => paths.admin(id ? `differences?diferenca=${id}` : 'differences'),
    all: paths.admin('differences'),
  },
  // No page decides about a job; the list itself says what to do.
  job: { text: waitingTexts.jobWaits, path: () => paths.admin() },
  tax_table: { text: waitingTexts.taxTable, path: () => paths.admin('parameters') },
  suggestion: {
    text: waitingTexts.suggestion,
    path: (id) => paths.admin(`suggestions?sugestao=${id}`),
    all: paths.admin('suggestions'),
  },
  // Nobody decides about what was given up; the entry leaves after a week.
  given_up: { text: waitingTexts.givenUp, path: () => paths.admin() },
  review: { text: waitingTexts.review, path: (id) => paths.admin(`reviews/${id}`) },
}
