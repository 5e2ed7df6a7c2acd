import { say } from '@bra/contract/kit/saying'
import { date } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import { DAY_MS, daysBefore } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { tellTogether } from '../../stores/stores/index.ts'
import { type Expiring, expiringCertificates, noteWarned } from './tax-setup.queries.ts'

const WARNED_DAYS = 30
const AGAIN_DAYS = 7
const LINK = '/my-store/company-info?aba=notas'
const SEND = say('Enviar o certificado', 'Send the certificate')

export const taxSetupJobs: Jobs = {
  /** Tells the stores of each company from a month before the certificate ends, every week. */
  warn_of_certificates: {
    everyMs: DAY_MS / 4,
    run: (app) =>
      app.transaction(async (tx) => {
        const now = app.clock.now()
        const until = new Date(now.getTime() + WARNED_DAYS * DAY_MS)
        for (const row of await expiringCertificates(tx, { until, told: daysBefore(now, AGAIN_DAYS) })) {
          await tell(tx, app, row)
          await noteWarned(tx, row.company_id, now)
        }
      }),
  },
}

function tell(tx: Tx, app: App, { company_id: companyId, valid_until: until, stores }: Expiring) {
  const now = app.clock.now()
  const title =
    until <= now
      ? say('Certificado digital vencido', 'Digital certificate expired')
      : say('Certificado digital perto de vencer', 'Digital certificate about to expire')
  const text = say(
    `Ele vale até ${date(until)}. Envie o novo para continuar emitindo notas.`,
    `It is good until ${date(until)}. Send the new one to go on issuing documents.`,
  )
  const key = `certificate ${companyId} ${now.toISOString().slice(0, 10)}`
  const mail = { key, template: 'store_news' as const, action: SEND, unrefused: true }
  return tellTogether(tx, app, 'settings', { storeIds: stores, title, text, link: LINK, mail })
}
