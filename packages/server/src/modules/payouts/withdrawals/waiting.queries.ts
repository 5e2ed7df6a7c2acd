import { say, unchanged } from '@bra/contract/kit/saying'
import { date, money } from '@bra/contract/trade/format'
import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'
import { type Failure, failures } from './withdrawals.words.ts'
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
        title: unchanged(`${withdrawal.store} · ${money(withdrawal.cents).replace('\u00a0', ' ')}`),
        detail: whyItWaits(withdrawal),
      }),
    )(db),
}

interface WithdrawalFields {
  store: string
  cents: number
  state: string
  expected_on: string
  failure: Failure | null
  is_stranded: boolean
}

function whyItWaits({ state, expected_on: expectedOn, failure, is_stranded: isStrandedNow }: WithdrawalFields) {
  if (state === 'requested') return say('O provedor ainda não aceitou', 'The provider has not accepted it yet')
  if (state === 'sent')
    return say(`Devia estar na conta desde ${date(expectedOn)}`, `Should be in the account since ${date(expectedOn)}`)
  if (isStrandedNow)
    return say(
      'Voltou do banco e continua com o recebedor no provedor',
      'Came back from the bank and is still with the recipient at the provider',
    )
  return failure ? failures[failure] : unchanged('')
}
