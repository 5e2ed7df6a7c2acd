import { en, pt, say, type Saying, unchanged } from '@bra/contract/kit/saying'
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
        title: say(pt`${titles[name] ?? ofServer}: ${count}`, en`${titles[name] ?? ofServer}: ${count}`),
        detail: reason
          ? unchanged(shortened(reason))
          : say('O servidor não guardou o motivo', 'The server did not keep the reason'),
      }),
    )(db),
  job: waitingOf<{ name: string }>(
    sql`select id, given_up_at since, name from jobs where given_up_at is not null`,
    ({ id, name }) => ({
      title: say(`${name} · nº ${id}`, `${name} · no. ${id}`),
      detail: say(
        'Derrubou o servidor duas vezes e não é mais tentada. Avise quem cuida do servidor.',
        'It has ended the server twice and is not tried any more. Tell whoever looks after the server.',
      ),
    }),
  ),
}

const ofServer = say('Tarefas do servidor', 'Tasks of the server')

const titles: Record<string, Saying | undefined> = {
  mail: say('E-mails que não chegaram', 'Mails that did not arrive'),
  send_push: say('Avisos que não chegaram a aparelhos', 'Notices that did not reach devices'),
  mail_reset_code: say(
    'Códigos para trocar a senha que não foram enviados',
    'Codes to change a password that were not sent',
  ),
  note_refused_sign_in: say(
    'Avisos de acesso recusado que não foram enviados',
    'Notices of refused sign-ins that were not sent',
  ),
  tell_held_want: say(
    'Avisos da lista de desejos que não foram enviados',
    'Notices of the wish list that were not sent',
  ),
}
