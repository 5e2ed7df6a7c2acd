import type { PostalAddress } from '@bra/contract/people/addresses.schemas'
import { ufOfCep } from '@bra/contract/trade/postal'
import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import { fail, Refusal } from '../../../platform/errors.ts'
import { countTry, limitOf, networkOf, type Origin } from '../../ground/security/index.ts'
import { keepAddress, keptAddress } from './addresses.queries.ts'
import { stateName } from './places.ts'
import { PostalCodesUnavailable } from './providers/port.ts'
import { viacep } from './providers/viacep.ts'

const KEPT_DAYS = 180
/** Lookups at the provider for each network and hour; after them only the state is answered. */
export const MOST_LOOKED_UP = 100

/** Asks the provider at most once in 180 days; if it is down or over the limit, returns an old answer or the state. */
export async function postalAddress(
  app: App,
  typed: string,
  { address: from }: Pick<Origin, 'address'>,
): Promise<PostalAddress> {
  const cep = typed.replace(/[\s.-]/g, '')
  if (!/^\d{8}$/.test(cep)) fail('postal_code_invalid')
  const kept = await keptAddress(app.db, cep)
  if (kept && kept.fetched_at > daysBefore(app.clock.now(), KEPT_DAYS)) return kept.address
  const tries = { kind: 'postal code', of: [networkOf(from)], limit: limitOf(MOST_LOOKED_UP) }
  try {
    await countTry(app, [tries])
    return (await freshAddress(app, cep)) ?? fail('postal_code_not_found')
  } catch (error) {
    const isTooMuch = error instanceof Refusal && error.code === 'too_many_requests'
    if (!isTooMuch && !(error instanceof PostalCodesUnavailable)) throw error
    app.log.warn({ err: error }, 'postal codes unavailable')
    return kept?.address ?? bareState(cep)
  }
}

async function freshAddress(app: App, cep: string) {
  const found = await viacep({ baseUrl: app.providers.viacepUrl }).addressOf(cep)
  if (!found) return null
  const address = { ...found, estado: found.estado || (await stateName(found.uf)) }
  await app.transaction((tx) => keepAddress(tx, cep, address, app.clock.now()))
  return address
}

/** Returns only the state, which the CEP itself tells; the person fills in the rest. */
async function bareState(cep: string): Promise<PostalAddress> {
  const uf = ufOfCep(cep) ?? fail('postal_code_unavailable')
  const empty = { logradouro: '', complemento: '', unidade: '', bairro: '', localidade: '' }
  return { ...empty, cep: `${cep.slice(0, 5)}-${cep.slice(5)}`, uf, estado: await stateName(uf) }
}
