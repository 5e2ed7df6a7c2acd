import { packingOf } from '../boxes/index.ts'
import { boxOf, isCarried, type ParcelToLabel, type Party } from '../../stores/shipping/index.ts'
import type { Db } from '../../../platform/db.ts'
import type { ParcelToBuy } from './labels.queries.ts'

/** Returns what the carrier asks of a parcel; null if it is a letter, or picked up. */
export async function labelledParcel(db: Db, parcel: ParcelToBuy): Promise<ParcelToLabel | null> {
  const { id, order_id: order, store_id: store, code, goods, goods_cents: valueCents, invoice } = parcel
  if (!isCarried(code)) return null
  const { items, box } = (await packingOf(db, store, [id])).get(id)!
  return {
    ...boxOf({ items, box }),
    ...{ method: code, title: `Pedido ${order}`, goods, valueCents },
    invoiceKey: invoice?.key ?? null,
    from: senderOf(parcel.sender),
    to: recipientOf(parcel),
  }
}

/** Splits a store's address, which is one line: street, number, complement, district, "city – state", CEP. */
export function senderOf({ legal_name: name, document, email, address, city, uf, cep }: ParcelToBuy['sender']): Party {
  const parts = address.split(',').map((part) => part.trim())
  const end = parts.findIndex((part) => part.includes(' – '))
  const [street = '', number = '', ...more] = end < 0 ? parts : parts.slice(0, end)
  const district = more.pop() ?? ''
  return { name, document, email, phone: null, street, number, complement: more.join(', '), district, city, uf, cep }
}

const recipientOf = ({ address, buyer }: ParcelToBuy): Party => ({
  ...buyer,
  name: address.recipient ?? buyer.name,
  street: address.address ?? '',
  number: address.number ?? 'S/N',
  complement: address.complement ?? '',
  district: address.district ?? '',
  city: address.city,
  uf: address.state,
  cep: address.postcode ?? '',
})
