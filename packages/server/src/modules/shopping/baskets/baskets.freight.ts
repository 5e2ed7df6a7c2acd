import { ufOfCep } from '@bra/contract/postal'
import type { Uf } from '@bra/contract/trade'
import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import { carrierOf, freeFrom, freeShippingToday, type Sending, type Way, waysTo } from '../shipping/index.ts'

/** Where all of it is to be sent. */
export interface Destination {
  uf: Uf
  /** Without it no carrier is asked: the table tells. */
  cep: string | undefined
}

/** What freight there may cost. */
export interface Tariff {
  of: (sending: Sending) => Way[]
  /** Goods of one store from which freight there is free today, cents; null on any other day. */
  freeFrom: number | null
  /** No parcel costs less than the table says: there is no carrier to say otherwise. */
  isLeast: boolean
}

export const destinationOf = ({ uf, cep }: { uf?: string; cep?: string }): Destination => ({
  uf: (uf ?? ufOfCep(cep ?? '') ?? fail('postal_code_not_found')) as Uf,
  cep,
})

export async function tariffTo(app: App, { uf, cep }: Destination): Promise<Tariff> {
  const [ways, rule] = await Promise.all([waysTo(app.db, uf), freeShippingToday(app.db, app.clock, uf)])
  const known = new Map<string, Way[]>()
  return {
    of: (sending) => {
      const key = `${sending.origin} ${sending.sendsLetters} ${sending.chosen}`
      const found = known.get(key) ?? ways(sending)
      known.set(key, found)
      return found
    },
    freeFrom: freeFrom(rule),
    isLeast: !cep || !carrierOf(app),
  }
}
