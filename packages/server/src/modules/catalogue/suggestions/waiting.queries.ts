import { unchanged } from '@bra/contract/kit/saying'
import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'

export const suggestionsWaiting: Waiting = {
  suggestion: waitingOf<{ name: string; detail: string }>(
    sql`
    select s.id, s.created_at since, s.name, concat_ws(' ', s.collection, s.card_number) detail
    from product_suggestions s where s.status = 'waiting'`,
    ({ name, detail }) => ({ title: unchanged(name), detail: unchanged(detail) }),
  ),
}
