import type { WaitingKind } from '@bra/contract/admin.schemas'
import { paths } from '../../lib/paths.ts'
import type { TextKey } from '../../text/keys.ts'

interface WaitingTexts {
  text: TextKey
  /** Where one of them is decided. */
  path: (id: number) => string
  /** Where all of them are. */
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
  dispute: { text: 'admin.dispute', path: paths.dispute },
  refund: { text: 'admin.refund', path: paths.adminOrder },
  return: { text: 'admin.returnWaits', path: paths.adminOrder },
  arrival: { text: 'admin.arrivalWaits', path: paths.adminOrder },
  unposted: { text: 'admin.unpostedWaits', path: paths.adminOrder },
  centre: { text: 'admin.centre', path: paths.adminOrder },
  difference: {
    text: 'admin.difference',
    // the comparison itself is late: where it stands is told above all of them
    path: (id) => paths.admin(id ? `differences?diferenca=${id}` : 'differences'),
    all: paths.admin('differences'),
  },
  suggestion: {
    text: 'admin.suggestion',
    path: (id) => paths.admin(`suggestions?sugestao=${id}`),
    all: paths.admin('suggestions'),
  },
  review: { text: 'admin.review', path: (id) => paths.admin(`reviews/${id}`) },
}
