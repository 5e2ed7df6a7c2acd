import { ufOfCep } from '@bra/contract/trade/postal'
import type { Uf } from '@bra/contract/trade/trade'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import {
  carrierOf,
  freeShippingToday,
  type FreeRule,
  freightRulesTo,
  ruleOfDay,
  ruleOfStore,
  type Sending,
  type Way,
  waysTo,
} from '../../stores/shipping/index.ts'
import type { SenderTerms } from './baskets.queries.ts'

export interface Destination {
  uf: Uf
  /** Without a CEP no carrier is asked, and the freight table counts. */
  cep: string | undefined
}

export interface Tariff {
  of: (sending: Sending) => Way[]
  freeRulesOf: (sender: Pick<SenderTerms, 'store_id' | 'free_shipping_over_cents'>) => FreeRule[]
  /** True if no parcel costs less than the table says, as no carrier can be asked. */
  isLeast: boolean
}

export const destinationOf = ({ uf, cep }: { uf?: string; cep?: string }): Destination => ({
  uf: (uf ?? ufOfCep(cep ?? '') ?? fail('postal_code_not_found')) as Uf,
  cep,
})

export async function tariffTo(app: App, { uf, cep }: Destination): Promise<Tariff> {
  const [ways, day, ownRules] = await Promise.all([
    waysTo(app.db, uf),
    freeShippingToday(app.db, app.clock, uf),
    freightRulesTo(app.db, uf),
  ])
  const known = new Map<string, Way[]>()
  return {
    of: (sending) => {
      const key = `${sending.origin} ${sending.sendsLetters} ${sending.chosen}`
      const found = known.get(key) ?? ways(sending)
      known.set(key, found)
      return found
    },
    freeRulesOf: ({ store_id: id, free_shipping_over_cents: cents }) => [
      ...ruleOfStore(cents),
      ...(ownRules.get(id ?? 0) ?? []),
      ...ruleOfDay(day),
    ],
    isLeast: !cep || !carrierOf(app),
  }
}
