import { date } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import { DAY_MS, daysBefore } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { findPerson } from '../../people/accounts/index.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { notify } from '../../people/notices/index.ts'
import { expiringCertificates, noteWarned } from './tax-setup.queries.ts'

const WARNED_DAYS = 30
const AGAIN_DAYS = 7
const LINK = '/my-store/company-info?aba=notas'

export const taxSetupJobs: Jobs = {
  /** Tells each seller from a month before the certificate ends, every week. */
  warn_of_certificates: {
    everyMs: DAY_MS / 4,
    run: (app) =>
      app.transaction(async (tx) => {
        const now = app.clock.now()
        const until = new Date(now.getTime() + WARNED_DAYS * DAY_MS)
        for (const row of await expiringCertificates(tx, { until, told: daysBefore(now, AGAIN_DAYS) })) {
          await tell(tx, app, row)
          await noteWarned(tx, row.user_id, now)
        }
      }),
  },
}

async function tell(tx: Tx, app: App, { user_id: userId, valid_until: until }: { user_id: number; valid_until: Date }) {
  const person = await findPerson(tx, userId)
  if (!person) return
  const now = app.clock.now()
  const title = until <= now ? 'Certificado digital vencido' : 'Certificado digital perto de vencer'
  const text = `Ele vale até ${date(until)}. Envie o novo para continuar emitindo notas.`
  await notify(tx, app, { userId, kind: 'selling', title, body: text, link: LINK })
  await sendMail(tx, app, {
    ...{ key: `certificate ${userId} ${now.toISOString().slice(0, 10)}`, to: person.email, userId },
    template: 'store_news',
    details: { name: person.name, title, text, facts: [], link: LINK, action: 'Enviar o certificado' },
  })
}
