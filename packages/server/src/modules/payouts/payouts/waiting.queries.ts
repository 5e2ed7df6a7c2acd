import { date, money } from '@bra/contract/trade/format'
import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'
import { isStranded, waits } from './watched.queries.ts'

export const payoutsWaiting: Waiting = {
  /** Withdrawals that ended badly and nobody looked at, that take too long, or whose money is not back with us. */
  withdrawal: (db, now) =>
    waitingOf<WithdrawalFields>(
      sql`
      select w.id, coalesce(w.ended_at, w.asked_at) since, s.name store, w.cents, w.state, w.expected_on, w.failure,
        ${isStranded(now)} is_stranded
      from withdrawals w join stores s on s.id = w.store_id
      where ${waits(now)}`,
      (withdrawal) => ({
        title: `${withdrawal.store} · ${money(withdrawal.cents).replace('\u00a0', ' ')}`,
        detail: whyItWaits(withdrawal),
      }),
    )(db),
}

interface WithdrawalFields {
  store: string
  cents: number
  state: string
  expected_on: string
  failure: string | null
  is_stranded: boolean
}

function whyItWaits({ state, expected_on: expectedOn, failure, is_stranded: isStrandedNow }: WithdrawalFields) {
  if (state === 'requested') return 'O provedor ainda não aceitou'
  if (state === 'sent') return `Devia estar na conta desde ${date(expectedOn)}`
  return isStrandedNow ? 'Voltou do banco e continua com o recebedor no provedor' : (failure ?? '')
}
