import { sql } from 'kysely'
import type { Waiting } from '../../../module.ts'
import { daysBefore } from '../../../platform/clock.ts'
import { shortened } from '../../../platform/shortened.ts'
import { waitingOf } from '../../../platform/waiting.queries.ts'

const SHOWN_DAYS = 7

interface GivenUp {
  name: string
  count: number
  reason: string | null
}

export const adminWaiting: Waiting = {
  /** What was given up lately, one entry for each kind, so that a service that is away makes one and not thousands. */
  given_up: (db, now) =>
    waitingOf<GivenUp>(
      sql`
      select min(id) id, min(given_up_at) since, name, count(*)::int count, max(reason) reason from (
        select id, given_up_at, name, reason from given_up_jobs
        union all
        select id, given_up_at, 'mail', last_error from mails where given_up_at is not null
      ) given_up
      where given_up_at > ${daysBefore(now, SHOWN_DAYS)} group by name`,
      ({ name, count, reason }) => ({
        title: `${titles[name] ?? 'Tarefas do servidor'}: ${count}`,
        detail: reason ? shortened(reason) : 'O servidor não guardou o motivo',
      }),
    )(db),
  /** Jobs that have ended their process twice and that nobody takes any more. */
  job: waitingOf<{ name: string }>(
    sql`select id, given_up_at since, name from jobs where given_up_at is not null`,
    ({ id, name }) => ({
      title: `${name} · nº ${id}`,
      detail: 'Derrubou o servidor duas vezes e não é mais tentada. Avise quem cuida do servidor.',
    }),
  ),
}

const titles: Record<string, string> = {
  mail: 'E-mails que não chegaram',
  send_push: 'Avisos que não chegaram a aparelhos',
  mail_reset_code: 'Códigos para trocar a senha que não foram enviados',
  note_refused_sign_in: 'Avisos de acesso recusado que não foram enviados',
  tell_held_want: 'Avisos da lista de desejos que não foram enviados',
}
