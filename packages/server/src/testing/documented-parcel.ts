import { accessKeyOf } from '@bra/tax-documents/keys'
import type { App } from '../app.ts'

/** Gives a parcel an authorised NF-e, without asking any authority; returns its key. */
export async function documentedParcel({ db, clock }: App, id: number) {
  const { store_id, cents } = await db
    .selectFrom('store_orders')
    .select(['store_id', 'goods_cents as cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const now = clock.now()
  const document = '11222333000181'
  const about = { model: 55, series: 1, number: id } as const
  const key = accessKeyOf({ ...about, uf: 'SP', issuedAt: now, document, emission: 1, code: '12345678' })
  await db
    .insertInto('invoices')
    .values({
      ...{
        ...about,
        store_order_id: id,
        store_id: store_id!,
        purpose: 'sale',
        source: 'issued',
        environment: 1,
        cents,
      },
      ...{ issuer: document, access_key: key, state: 'authorised', status_code: 100, status_reason: null },
      ...{ contingency: null, xml: null, protocol: '135260000000001', protocol_xml: null, issued_at: now },
      ...{ authorised_at: now, cancelled_at: null, cancel_refused: null, next_try_at: null, working_until: null },
      ...{ mailed_at: null, created_at: now },
    })
    .execute()
  return key
}
