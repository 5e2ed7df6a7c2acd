import { sql } from 'kysely'
import type { Personal } from '../../../module.ts'

interface DocumentOfBuyer {
  modelo: number
  numero: number
  chave: string | null
  valor_centavos: number
  autorizado_em: Date | null
  leituras: string[]
}

/** The law wants the documents kept, so nothing of them is deleted with an account. */
export const personal: Personal = {
  records: async (db, userId) => {
    const { rows } = await sql<DocumentOfBuyer>`
      select i.model modelo, i.number numero, i.access_key chave, i.cents valor_centavos, i.authorised_at autorizado_em,
        (select coalesce(json_agg(r.read_at order by r.read_at), '[]') from invoice_readings r where r.invoice_id = i.id) leituras
      from invoices i join store_orders so on so.id = i.store_order_id join orders o on o.id = so.order_id
      where o.user_id = ${userId} and i.environment = 1 and i.access_key is not null order by i.id`.execute(db)
    const readings = await sql<{ pedido: number; lido_em: Date }>`
      select so.order_id pedido, r.read_at lido_em from buyer_readings r
      join store_orders so on so.id = r.store_order_id join orders o on o.id = so.order_id
      where o.user_id = ${userId} order by r.read_at`.execute(db)
    return { 'Documentos fiscais': rows, 'Leituras do CPF por lojas': readings.rows }
  },
  forget: () => Promise.resolve(),
}
