import { say } from '@bra/contract/kit/saying'
import type { carrierAccountsSchemas } from '@bra/contract/stores/carrier-accounts.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { instant } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { newToken, seal, unseal } from '../../../platform/secrets.ts'
import { carrierAccess, FreightRefused, FreightUnavailable } from '../shipping/index.ts'
import { accountOfStore, deleteAccount, keepAccount, keepUsedConsent } from './carrier-accounts.queries.ts'
import { sealedTokens } from './tokens.ts'

const USE = 'carrier-consent'
/** How long a person may take on the page of the carrier. */
const CONSENT_MS = 30 * 60_000

interface Consent {
  storeId: number
  userId: number
  until: number
  nonce: string
}

export async function showAccount(app: App, user: Actor, storeId: number) {
  refuseForeign(user, storeId)
  const account = await accountOfStore(app.db, storeId)
  return {
    available: carrierAccess(app) !== null,
    account: account
      ? { email: account.email, connected_at: instant(account.connected_at), ended: account.ended_at !== null }
      : null,
  }
}

/** Returns the carrier's page on which the owner agrees; its `state` binds the answer to this store and person. */
export function connect(app: App, user: Actor, storeId: number) {
  refuseForeign(user, storeId)
  const access = carrierAccess(app) ?? fail('carrier_not_connectable')
  const until = app.clock.now().getTime() + CONSENT_MS
  const consent: Consent = { storeId, userId: user.id, until, nonce: newToken() }
  return { url: access.consentUrl(seal(app.config, USE, JSON.stringify(consent))) }
}

export async function finish(app: App, user: Actor, asked: z.output<typeof carrierAccountsSchemas.finish.body>) {
  const access = carrierAccess(app) ?? fail('carrier_not_connectable')
  const { storeId, nonce } = consentIn(app, user, asked.state)
  refuseForeign(user, storeId)
  await useUp(app, nonce)
  const { tokens, email } = await answered(app, async () => {
    const issued = await access.tokensFor(asked.code)
    return { tokens: issued, email: await access.emailOf(issued.access) }
  })
  await app.transaction(async (tx) => {
    const now = app.clock.now()
    await keepAccount(tx, { store_id: storeId, email, connected_at: now, ...sealedTokens(app.config, tokens, now) })
  })
  return { error: false, message: say('Conta do Melhor Envio conectada.', 'Melhor Envio account connected.') }
}

/** Labels that are bought already stay with the carrier, but can no longer be printed or given back here. */
export async function disconnect(app: App, user: Actor, storeId: number) {
  refuseForeign(user, storeId)
  if (!(await app.transaction((tx) => deleteAccount(tx, storeId)))) fail('carrier_not_connected')
  return { error: false, message: say('Conta do Melhor Envio desconectada.', 'Melhor Envio account disconnected.') }
}

function refuseForeign(user: Actor, storeId: number) {
  ownStore(user, storeId)
}

function consentIn(app: App, user: User, state: string): Consent {
  const consent = opened(app, state)
  const isValid = consent && consent.userId === user.id && consent.until > app.clock.now().getTime()
  return isValid ? consent : fail('carrier_consent_over')
}

/** Of two calls with one consent, one goes on. */
async function useUp(app: App, nonce: string) {
  const now = app.clock.now()
  const over = new Date(now.getTime() - CONSENT_MS)
  if (!(await app.transaction((tx) => keepUsedConsent(tx, { nonce, now, over })))) fail('carrier_consent_over')
}

function opened({ config }: App, state: string) {
  try {
    return JSON.parse(unseal(config, USE, state)) as Consent
  } catch {
    // whatever was changed on the way is not of this server
    return null
  }
}

async function answered<T>(app: App, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof FreightUnavailable)) throw error
    app.log.warn({ err: error }, 'An account at the carrier could not be connected')
    return fail(error instanceof FreightRefused ? 'carrier_consent_over' : 'carrier_unavailable')
  }
}
