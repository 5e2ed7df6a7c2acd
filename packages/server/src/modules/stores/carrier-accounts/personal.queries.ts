import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'

/** The tokens themselves are shown to nobody. */
export const carrierAccountsPersonal: Personal = {
  records: async (db, userId) => {
    const { rows } = await sql<object>`
      select s.name as loja, account.email as "e-mail", account.connected_at as "conectada em"
      from carrier_accounts account join stores s on s.id = account.store_id
      where s.owner_id = ${userId} order by s.id`.execute(db)
    return { 'Contas do Melhor Envio': rows }
  },
  forget: async (tx, userId) => {
    await sql`
      delete from carrier_accounts account using stores s
      where s.id = account.store_id and s.owner_id = ${userId}`.execute(tx)
  },
}
