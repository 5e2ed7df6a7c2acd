import { refusals } from '@bra/contract/refusals'
import type { walletSchemas } from '@bra/contract/payouts/wallet.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { findPerson } from '../../people/accounts/index.ts'
import { companyOf, companyOfStore } from '../../stores/companies/index.ts'
import { tellStore } from '../../stores/stores/index.ts'
import { tell } from '../../people/notices/index.ts'
import { proveOwner } from '../../people/second-factors/index.ts'
import type { Origin } from '../../ground/security/index.ts'
import { isBankAccount } from './bank-account-checks.ts'
import {
  type AccountScope,
  bankAccountRows,
  cpfOfOwner,
  hasForerunner,
  insertBankAccount,
  lockOwner,
  replaceBankAccount,
} from './bank-accounts.queries.ts'
import { type BankAccountRow, bankAccountView } from './bank-accounts.view.ts'
import { allBanks } from './banks.ts'

type AccountBody = z.output<typeof walletSchemas.addBankAccount.body>

export const bankAccountsOf = async (db: Db, actor: Actor) => (await bankAccountRows(db, actor)).map(bankAccountView)

/** The holder has to be the company or person that sells; the account before stays on record. */
export async function addBankAccount(app: App, user: Actor, { password, code, ...typed }: AccountBody, origin: Origin) {
  if (typed.store_id !== null) ownStore(user, typed.store_id)
  const bank = (await allBanks()).find(({ code }) => code === typed.bank_code)
  if (!bank) fail('invalid_input', { bank_code: 'Escolha o banco.' })
  if (!(await isBankAccount(typed)))
    fail('invalid_input', { account: 'Confira a agência, a conta e o dígito: não são deste banco.' })
  const scope = { userId: user.id, storeId: typed.store_id }
  await refuseOtherHolder(app, scope, typed.holder_document)
  if ((await bankAccountRows(app.db, user)).length > 0)
    await proveOwner(app, { userId: user.id, password: password ?? askPassword(), code, origin })

  return app.transaction(async (tx) => {
    const now = app.clock.now()
    await lockOwner(tx, scope)
    await replaceBankAccount(tx, scope, now)
    const row = await insertBankAccount(tx, {
      ...typed,
      user_id: typed.store_id === null ? user.id : null,
      bank_name: bank.name,
      created_at: now,
      replaced_at: null,
    })
    const account = bankAccountView(row)
    await tellAccount(tx, app, { userId: user.id, row })
    return { error: false, message: 'Criado com sucesso!', result: account }
  })
}

const askPassword = () => fail('invalid_input', { password: 'Digite sua senha.' })

/** The holder's document has to be the company's, or the person's if there is no company. */
async function refuseOtherHolder(app: App, scope: AccountScope, document: string) {
  const { userId, storeId } = scope
  const company = await (storeId === null ? companyOf(app.db, app, userId) : companyOfStore(app.db, app, storeId))
  const own = company ? company.document : await cpfOfOwner(app.db, scope)
  if (own === null) fail('bank_holder_missing')
  if (own !== document) fail('bank_holder_differs', { holder_document: refusals.bank_holder_differs[1] })
}

/** A thief of a session would change the account first, so the owners of the money always get a notice and a mail. */
async function tellAccount(tx: Tx, app: App, { userId, row }: { userId: number; row: BankAccountRow }) {
  const { bank_name: bank, account_end: end, holder_name: holder } = bankAccountView(row)
  const title = (await hasForerunner(tx, row)) ? 'Conta bancária alterada' : 'Conta bancária cadastrada'
  const text = `Os saques vão para ${bank}, conta final ${end}. Se não foi você, troque a senha.`
  const link = '/my-store/company-info?aba=conta'
  const facts: [string, string][] = [
    ['Banco', bank],
    ['Conta', `final ${end}`],
    ['Titular', holder],
  ]
  const letter = { key: `bank account ${row.id}`, template: 'store_news' as const }
  const mail = { ...letter, facts, action: 'Ver a conta' }
  if (row.store_id !== null)
    return tellStore(tx, app, 'money', { storeId: row.store_id, kind: 'security', title, text, link, mail })
  const person = await findPerson(tx, userId)
  const details = { name: person?.name ?? '', title, text, facts, link, action: mail.action }
  await tell(tx, app, { ...{ userId, kind: 'security', title, body: text, link }, mail: { ...letter, details } })
}
