import { say } from '@bra/contract/kit/saying'
import type { ChangedCompany, Company, NewCompany } from '@bra/contract/stores/companies.schemas'
import type { ErrorCode } from '@bra/contract/refusals'
import type { Uf } from '@bra/contract/trade/trade'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { isPhone, isStateRegistration, isTaxDocument } from '../../../platform/documents.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { personById } from '../../people/accounts/index.ts'
import { addressOfCompany, addressView, keepAddressOfCompany } from '../../people/addresses/index.ts'
import {
  changeStoresOfOwner,
  changeCompany,
  companyRowOf,
  companyRowOfActor,
  companyRowOfStore,
  hasStoreAtWork,
  holdStoresOf,
  insertCompany,
  isDocumentTaken,
} from './companies.queries.ts'
import { legalOf } from '../stores/index.ts'
import type { CompaniesTables } from './companies.tables.ts'
import { companyView } from './companies.view.ts'

const CPF_LENGTH = 11

type CompanyBody = z.output<typeof NewCompany>

export async function companyOf(db: Db, app: Pick<App, 'store'>, userId: number): Promise<Company | null> {
  const row = await companyRowOf(db, userId)
  return row ? wholeCompany(db, app, row) : null
}

export async function companyOfStore(db: Db, app: Pick<App, 'store'>, storeId: number): Promise<Company | null> {
  const row = await companyRowOfStore(db, storeId)
  return row ? wholeCompany(db, app, row) : null
}

export async function companyOfActor(db: Db, app: Pick<App, 'store'>, actor: Actor): Promise<Company | null> {
  const row = await companyRowOfActor(db, actor)
  return row ? wholeCompany(db, app, row) : null
}

export async function addCompany(app: App, user: User, { address, ...typed }: CompanyBody) {
  await refuseWrongNumbers(typed)
  return app.transaction(async (tx) => {
    await refuseForeignDocument(tx, typed.document, user.id)
    const now = app.clock.now()
    const row = await insertCompany(tx, { ...asKept(typed), user_id: user.id, created_at: now, updated_at: now })
    if (!row) fail('company_exists')
    if (address) await keepAddressOfCompany(tx, app, { userId: user.id, companyId: row.id, place: address })
    return { error: false, message: usualReplies.created, result: await wholeCompany(tx, app, row) }
  })
}

export async function editCompany(app: App, user: User, { id, address, ...typed }: z.output<typeof ChangedCompany>) {
  await refuseWrongNumbers(typed)
  return app.transaction(async (tx) => {
    const before = await companyRowOf(tx, user.id)
    if (!before || (id !== undefined && id !== before.id)) fail('company_not_found')
    await holdStoresOf(tx, user.id)
    const isOther = before.document !== typed.document
    if (isOther && (await hasStoreAtWork(tx, app, user.id))) failOnDocument('company_document_fixed')
    if (isOther) await refuseForeignDocument(tx, typed.document, user.id)
    const change = { ...asKept(typed), updated_at: app.clock.now(), ...(isOther && { approved_at: null }) }
    const row = await changeCompany(tx, before.id, change)
    if (address) await keepAddressOfCompany(tx, app, { userId: user.id, companyId: row.id, place: address })
    const company = await wholeCompany(tx, app, row)
    if (company.address) await changeStoresOfOwner(tx, user.id, legalOf(company, company.address))
    return { error: false, message: say('Atualizado com sucesso', 'Updated'), result: company }
  })
}

/** Somebody who sells under a CPF has no tax regime, whatever the form says. */
const asKept = (typed: Omit<CompanyBody, 'address'>) => ({
  ...typed,
  tax_regime: typed.document.length === CPF_LENGTH ? null : typed.tax_regime,
})

async function wholeCompany(db: Db, app: Pick<App, 'store'>, row: Selectable<CompaniesTables['companies']>) {
  const address = await addressOfCompany(db, row.id, row.user_id)
  const documentFixed = await hasStoreAtWork(db, app, row.user_id)
  return companyView(row, { address: address ? addressView(address) : null, documentFixed })
}

/** Refuses a document, state registration or phone with a wrong check digit, state or area code. */
async function refuseWrongNumbers(typed: Omit<CompanyBody, 'address'>) {
  const registration = typed.state_registration
  const isExempt = registration === '' || registration === 'ISENTO'
  const wrong = {
    ...(!(await isTaxDocument(typed.document)) && {
      document: say('Confira os números do CPF ou CNPJ.', 'Check the digits of the CPF or CNPJ.'),
    }),
    ...(!isExempt &&
      !(await isStateRegistration(registration, typed.uf as Uf)) && {
        state_registration: foreignRegistration(typed.uf),
      }),
    ...(!(await isPhone(typed.phone)) && {
      phone: say('Confira o DDD e o número.', 'Check the area code and the number.'),
    }),
  }
  if (Object.keys(wrong).length > 0) fail('invalid_input', wrong)
}

const foreignRegistration = (uf: string) =>
  say(
    `Esta inscrição estadual não é de ${uf}. Confira os números.`,
    `This state registration is not of ${uf}. Check the digits.`,
  )

/** A CPF must be the person's own; a CNPJ belongs to whoever is approved first, so that nobody can block it. */
async function refuseForeignDocument(tx: Tx, document: string, userId: number) {
  const { cpf } = await personById(tx, userId)
  if (document.length === CPF_LENGTH && document !== cpf) failOnDocument('company_document_other')
  if (await isDocumentTaken(tx, document, userId)) failOnDocument('company_document_taken')
}

const failOnDocument = (code: ErrorCode): never => failAt('document', code)
