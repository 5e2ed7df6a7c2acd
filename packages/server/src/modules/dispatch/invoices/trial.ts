import { say } from '@bra/contract/kit/saying'
import { AuthorityUnheard, type Outcome } from '@bra/tax-documents/authorities/answers'
import { authorise } from '@bra/tax-documents/authorities/client'
import { sign } from '@bra/tax-documents/signing'
import { problemsOf } from '@bra/tax-documents/validation'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { countTry, limitOf } from '../../ground/security/index.ts'
import {
  authorityFor,
  hasStoreAtWork,
  noteTriedBy,
  type SellerTaxes,
  signerFor,
  taxDefaultsOf,
  taxesOfActor,
  taxSetupOf,
} from '../tax-setup/index.ts'
import { written, type WrittenParcel } from './building.ts'
import { takeNumber } from './invoices.queries.ts'
import { mustBeReady } from './own-parcel.ts'

const TRIALS = limitOf(20)
/** The number that every example has; the authority checks no more than its digits. */
const EXAMPLE_CPF = '11144477735'

/** Issues a note of a made-up sale in the test environment, which opens production. Nothing of it is kept but the number. */
export async function tryTaxes(app: App, actor: Actor) {
  const taxes = await taxesOfActor(app, actor)
  if (taxes.model === 99) fail('tax_company_missing')
  mustBeReady(app, taxes)
  if (!(await hasStoreAtWork(app.db, actor.storeIds))) fail('store_not_approved')
  await countTry(app, [{ kind: 'tax_trial', of: [actor.id], limit: TRIALS }])
  const outcome = await asked(app, taxes, await prepared(app, taxes, actor.storeIds[0]!))
  if (outcome?.kind !== 'authorised' && outcome?.kind !== 'denied' && outcome?.kind !== 'rejected')
    return fail('invoice_service_down')
  const isRight = outcome.kind === 'authorised'
  if (isRight) await app.transaction((tx) => noteTriedBy(tx, taxes.company!.id, app.clock.now()))
  const message = isRight
    ? say(
        'O documento de teste foi autorizado. A produção está liberada.',
        'The test document was authorised. Production is open.',
      )
    : say(
        `A Secretaria da Fazenda recusou a nota de teste: ${outcome.reason}`,
        `The tax authority refused the test document: ${outcome.reason}`,
      )
  return { error: false, message, result: await taxSetupOf(app, actor) }
}

async function prepared(app: App, taxes: SellerTaxes, storeId: number) {
  const { series } = await taxDefaultsOf(app.db, taxes)
  const place = { issuer: taxes.company!.document, environment: 2, model: 55, series } as const
  const number = await app.transaction((tx) => takeNumber(tx, place))
  const row = { ...place, number, purpose: 'sale', contingency: null } as const
  const { key, xml } = await written(app, app.db, { row, facts: exampleParcel(taxes, storeId), taxes })
  const signed = sign(xml, 'infNFe', signerFor(app, taxes))
  const [problem] = problemsOf('nfe', signed)
  if (problem) throw new Error(`The test document of company ${taxes.company!.id} is not valid: ${problem}`)
  return { model: 55 as const, key, xml: signed }
}

/** The goods go back to the address of the company, as there is no other that is right in every state. */
const exampleParcel = ({ company }: SellerTaxes, storeId: number): WrittenParcel => ({
  ...{ store_id: storeId, freight_cents: 0, credit_cents: 0, method: 'pix' },
  address: { ...company!.address!, recipient: undefined, complement: company!.address!.complement ?? undefined },
  buyer: { name: 'Comprador de teste', cpf: EXAMPLE_CPF, email: '' },
  lines: [{ code: 'TESTE', name: 'Carta de teste', is_card: true, ncm: null, origin: null, quantity: 1, cents: 100 }],
})

async function asked(
  app: App,
  taxes: SellerTaxes,
  document: Awaited<ReturnType<typeof prepared>>,
): Promise<Outcome | null> {
  try {
    return await authorise(authorityFor(app, taxes, 2), document, { wasSent: false })
  } catch (error) {
    if (!(error instanceof AuthorityUnheard)) throw error
    app.log.warn({ err: error, company: taxes.company!.id }, 'The tax authority did not answer a trial')
    return null
  }
}
