import type { ChangedCompany, Company, NewCompany } from '@bra/contract/companies.schemas'
import { type ErrorCode, errors } from '@bra/contract/errors'
import type { Uf } from '@bra/contract/trade'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { isPhone, isStateRegistration, isTaxDocument } from '../../platform/documents.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { addressOfCompany, addressView, keepAddressOfCompany } from '../addresses/index.ts'
import { changeStoresOfOwner, legalOf } from '../stores/index.ts'
import {
  changeCompany,
  companyRowOf,
  hasStoreAtWork,
  holdStoresOf,
  insertCompany,
  isDocumentTaken,
  lockDocument,
} from './companies.queries.ts'
import type { CompaniesTables } from './companies.tables.ts'
import { companyView } from './companies.view.ts'

type Typed = z.output<typeof NewCompany>

export async function companyOf(db: Db, userId: number): Promise<Company | null> {
  const row = await companyRowOf(db, userId)
  return row ? wholeCompany(db, row) : null
}

export async function addCompany(app: App, user: User, { address, ...typed }: Typed) {
  await refuseWrongNumbers(typed)
  return app.transaction(async (tx) => {
    await refuseTakenDocument(tx, typed.document, user.id)
    const now = app.clock.now()
    const row = await insertCompany(tx, { ...asKept(typed), user_id: user.id, created_at: now, updated_at: now })
    if (!row) fail('company_exists')
    if (address) await keepAddressOfCompany(tx, app, { userId: user.id, companyId: row.id, place: address })
    return { error: false, message: 'Criado com sucesso!', result: await wholeCompany(tx, row) }
  })
}

export async function editCompany(app: App, user: User, { id, address, ...typed }: z.output<typeof ChangedCompany>) {
  await refuseWrongNumbers(typed)
  return app.transaction(async (tx) => {
    await refuseTakenDocument(tx, typed.document, user.id)
    const before = await companyRowOf(tx, user.id)
    if (!before || (id !== undefined && id !== before.id)) fail('company_not_found')
    await holdStoresOf(tx, user.id)
    if (before.document !== typed.document && (await hasStoreAtWork(tx, user.id)))
      failOnDocument('company_document_fixed')
    const row = await changeCompany(tx, before.id, { ...asKept(typed), updated_at: app.clock.now() })
    if (address) await keepAddressOfCompany(tx, app, { userId: user.id, companyId: row.id, place: address })
    const company = await wholeCompany(tx, row)
    if (company.address) await changeStoresOfOwner(tx, user.id, legalOf(company, company.address))
    return { error: false, message: 'Atualizado com sucesso', result: company }
  })
}

/** Whoever sells as a person has no tax regime, whatever the form says. */
const asKept = (typed: Omit<Typed, 'address'>) => ({
  ...typed,
  tax_regime: typed.document.length === 11 ? null : typed.tax_regime,
})

async function wholeCompany(db: Db, row: Selectable<CompaniesTables['companies']>) {
  const address = await addressOfCompany(db, row.id, row.user_id)
  const documentFixed = await hasStoreAtWork(db, row.user_id)
  return companyView(row, { address: address ? addressView(address) : null, documentFixed })
}

/** What only the tables of the states and of the telephone areas can tell. */
async function refuseWrongNumbers(typed: Omit<Typed, 'address'>) {
  const registration = typed.state_registration
  const isExempt = registration === '' || registration === 'ISENTO'
  const wrong = {
    ...(!(await isTaxDocument(typed.document)) && { document: 'Confira os números do CPF ou CNPJ.' }),
    ...(!isExempt &&
      !(await isStateRegistration(registration, typed.uf as Uf)) && {
        state_registration: `Esta inscrição estadual não é de ${typed.uf}. Confira os números.`,
      }),
    ...(!(await isPhone(typed.phone)) && { phone: 'Confira o DDD e o número.' }),
  }
  if (Object.keys(wrong).length > 0) fail('invalid_input', wrong)
}

async function refuseTakenDocument(tx: Tx, document: string, userId: number) {
  await lockDocument(tx, document)
  if (await isDocumentTaken(tx, document, userId)) failOnDocument('company_document_taken')
}

/** The same sentence under the field that it speaks of. */
const failOnDocument = (code: ErrorCode): never => fail(code, { document: errors[code][1] })
