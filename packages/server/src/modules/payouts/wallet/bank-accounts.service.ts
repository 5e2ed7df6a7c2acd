import { say, type Saying, unchanged } from '@bra/contract/kit/saying'
import type { walletSchemas } from '@bra/contract/payouts/wallet.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { findPerson } from '../../people/accounts/index.ts'
import { companyOf, companyOfStore } from '../../stores/companies/index.ts'
import { tellStore } from '../../stores/stores/index.ts'
import { tell } from '../../people/notices/index.ts'
import { proveOwner } from '../../people/sessions/index.ts'
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
  if (!bank) fail('invalid_input', { bank_code: say('Escolha o banco.', 'Choose the bank.') })
  if (!(await isBankAccount(typed))) fail('invalid_input', { account: ofNoBank })
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
    return { error: false, message: usualReplies.created, result: account }
  })
}

const ofNoBank = say(
  'Confira a agência, a conta e o dígito: não são deste banco.',
  'Check the branch, the account and the check digit: they are not of this bank.',
)

const askPassword = () => fail('invalid_input', { password: say('Digite sua senha.', 'Type your password.') })

async function refuseOtherHolder(app: App, scope: AccountScope, document: string) {
  const { userId, storeId } = scope
  const company = await (storeId === null ? companyOf(app.db, app, userId) : companyOfStore(app.db, app, storeId))
  const own = company ? company.document : await cpfOfOwner(app.db, scope)
  if (own === null) fail('bank_holder_missing')
  if (own !== document) failAt('holder_document', 'bank_holder_differs')
}

/** A thief of a session would change the account first, so the owners of the money always get a notice and a mail. */
async function tellAccount(tx: Tx, app: App, { userId, row }: { userId: number; row: BankAccountRow }) {
  const { bank_name: bank, account_end: end, holder_name: holder } = bankAccountView(row)
  const title = (await hasForerunner(tx, row))
    ? say('Conta bancária alterada', 'Bank account changed')
    : say('Conta bancária cadastrada', 'Bank account added')
  const text = say(
    `Os saques vão para ${bank}, conta final ${end}. Se não foi você, troque a senha.`,
    `Withdrawals go to ${bank}, account ending ${end}. If it was not you, change the password.`,
  )
  const link = '/my-store/company-info?aba=conta'
  const facts: [Saying, Saying][] = [
    [say('Banco', 'Bank'), unchanged(bank)],
    [say('Conta', 'Account'), say(`final ${end}`, `ending ${end}`)],
    [say('Titular', 'Holder'), unchanged(holder)],
  ]
  const letter = { key: `bank account ${row.id}`, template: 'store_news' as const }
  const mail = { ...letter, facts, action: say('Ver a conta', 'See the account') }
  if (row.store_id !== null)
    return tellStore(tx, app, 'money', { storeId: row.store_id, kind: 'security', title, text, link, mail })
  const person = await findPerson(tx, userId)
  const details = { name: person?.name ?? '', title, text, facts, link, action: mail.action }
  await tell(tx, app, { ...{ userId, kind: 'security', title, body: text, link }, mail: { ...letter, details } })
}
