import { say } from '@bra/contract/kit/saying'
import type { TaxSetup, taxSetupSchemas } from '@bra/contract/dispatch/tax-setup.schemas'
import { doors } from '@bra/contract/kit/doors'
import type { Certificate } from '@bra/tax-documents/certificate'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { instant } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { workOf } from '../../../platform/work-threads.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { countTry, limitOf } from '../../ground/security/index.ts'
import type { SentCertificate } from './certificate-worker.ts'
import { nextNumberOf, raiseNextNumber } from './numbers.queries.ts'
import { type SellerTaxes, sealedCertificate, taxesOfActor } from './seller-taxes.ts'
import { deleteCertificate, hasStoreAtWork, keepCertificate, keepSetup, setupRowOf } from './tax-setup.queries.ts'
import { usual } from './usual.ts'

const CERTIFICATES = limitOf(20)
const opening = workOf<SentCertificate, Certificate>(
  new URL('./certificate-worker.ts', import.meta.url),
  doors.certificate.bounds.milliseconds,
)

type NewSetup = z.output<typeof taxSetupSchemas.save.body>

export async function taxSetupOf(app: App, actor: Actor): Promise<TaxSetup> {
  const taxes = await taxesOfActor(app, actor)
  const { model, certificate, company } = taxes
  const row = company && (await setupRowOf(app.db, company.id))
  const fresh = { ...usual, company_id: null, environment: 2 as const, tried_at: null, updated_at: null }
  const { company_id: _, updated_at, tried_at: triedAt, ...kept } = row ?? fresh
  return {
    ...kept,
    model,
    next_number: company ? await nextNumberOf(app.db, seriesOf(company.document, kept.series)) : 1,
    missing: missingFor(taxes, app.clock.now()),
    certificate: certificate && {
      name: certificate.name,
      cnpj: certificate.cnpj,
      valid_from: instant(certificate.valid_from),
      valid_until: instant(certificate.valid_until),
    },
    tried: triedAt !== null,
  }
}

/** Returns what is missing before a document can be issued, in the order in which the seller mends it. */
export function missingFor({ company, model, certificate, house }: SellerTaxes, now: Date): TaxSetup['missing'] {
  if (!company) return ['company']
  const missing: TaxSetup['missing'] = company.address ? [] : ['address']
  if (model === 99) return house ? missing : [...missing, 'house']
  if (!/\d{6}/.test(company.state_registration)) missing.push('state_registration')
  if (!certificate) missing.push('certificate')
  else if (certificate.valid_until <= now) missing.push('certificate_over')
  return missing
}

/** The numbers of the test environment have no value by law, so only those of production are set. */
const seriesOf = (issuer: string, series: number) => ({ issuer, environment: 1, model: 55, series })

export async function saveTaxSetup(app: App, actor: Actor, typed: NewSetup) {
  const { company } = await taxesOfActor(app, actor)
  if (!company) return fail('tax_company_missing')
  const saved = await setupRowOf(app.db, company.id)
  if (typed.environment === 1 && !saved?.tried_at) failAt('environment', 'tax_trial_first')
  const { pis, cofins } = saved ?? usual
  const { next_number: next, ...defaults } = typed
  const row = { ...defaults, origin: typed.origin as 0, pis: typed.pis ?? pis, cofins: typed.cofins ?? cofins }
  await app.transaction(async (tx) => {
    if (next !== undefined && !(await raiseNextNumber(tx, seriesOf(company.document, typed.series), next)))
      failAt('next_number', 'tax_number_used')
    await keepSetup(tx, { ...row, company_id: company.id, updated_at: app.clock.now() })
  })
  return { error: false, message: usualReplies.updated, result: await taxSetupOf(app, actor) }
}

export async function addCertificate(app: App, actor: Actor, sent: SentCertificate) {
  const { company } = await taxesOfActor(app, actor)
  if (!company) return fail('tax_company_missing')
  if (!(await hasStoreAtWork(app.db, actor.storeIds))) fail('store_not_approved')
  await countTry(app, [{ kind: 'certificate', of: [actor.id], limit: CERTIFICATES }])
  const certificate = await app.threads.run(opening, `person ${actor.id}`, sent)
  // head office and branches may use each other's
  if (certificate.cnpj?.slice(0, 8) !== company.document.slice(0, 8)) failAt('file', 'tax_certificate_other')
  if (certificate.validUntil <= app.clock.now()) failAt('file', 'tax_certificate_old')
  const row = sealedCertificate(app.config, certificate)
  await app.transaction((tx) =>
    keepCertificate(tx, { ...row, company_id: company.id, added_at: app.clock.now(), warned_at: null }),
  )
  return {
    error: false,
    message: say('O certificado foi guardado.', 'The certificate was saved.'),
    result: await taxSetupOf(app, actor),
  }
}

export async function removeCertificate(app: App, actor: Actor) {
  const { company } = await taxesOfActor(app, actor)
  if (company) await app.transaction((tx) => deleteCertificate(tx, company.id))
  return {
    error: false,
    message: say('O certificado foi removido.', 'The certificate was removed.'),
    result: await taxSetupOf(app, actor),
  }
}

/** The tax defaults of a seller, also of one who saved none. */
export const taxDefaultsOf = async (db: Db, { company }: Pick<SellerTaxes, 'company'>) =>
  (company && (await setupRowOf(db, company.id))) ?? { ...usual, environment: 2 as const }
