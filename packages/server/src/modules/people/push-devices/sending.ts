import { kept } from '@bra/contract/kit/saying'
import webPush from 'web-push'
import type { App } from '../../../app.ts'
import { seal, unseal } from '../../../platform/secrets.ts'
import { deleteDevice, keepKeys, keysKept, type PushRow, pushOf } from './push-devices.queries.ts'

export const KEY_USE = 'push-key'
export const DEVICE_USE = 'push-device'

const TIMEOUT_MS = 10_000
/** A push service keeps a message so long for a browser that is switched off, in seconds. */
const TTL_SECONDS = 24 * 60 * 60
/** What a push service answers for a browser that no longer listens (RFC 8030, 7.3). */
const gone = new Set([404, 410])
/** A push service answers with this to what no retry makes better. */
const REFUSED_FROM = 400
const TOO_MANY = 429
const FAILED_FROM = 500
/** A message must fit into 4096 bytes with its encryption. */
const MOST_LETTERS = 500

export interface ShopKeys {
  publicKey: string
  privateKey: string
}

/** Returns the key pair of this shop, and makes it at the first call. */
export async function shopKeys(app: App): Promise<ShopKeys> {
  const kept = await keysKept(app.db)
  if (kept) return { publicKey: kept.public_key, privateKey: unseal(app.config, KEY_USE, kept.sealed_private_key) }
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const sealed = seal(app.config, KEY_USE, privateKey)
  await app.transaction((tx) => keepKeys(tx, { public_key: publicKey, sealed_private_key: sealed }))
  return shopKeys(app)
}

/** Sends a notice to a browser. One that no longer listens is forgotten; a push service that is away is asked again for a day. */
export async function sendPush(app: App, of: { deviceId: number; noticeId: number }) {
  const push = await pushOf(app.db, of, new Date(app.clock.now().getTime() - TTL_SECONDS * 1000))
  if (!push) return
  const status = await post(app, push, of.noticeId)
  if (gone.has(status)) await app.transaction((tx) => deleteDevice(tx, of.deviceId))
  else if (status === TOO_MANY || status >= FAILED_FROM) throw new Error(`The push service answered ${status}`)
  else if (status >= REFUSED_FROM) app.log.error({ status }, 'push refused')
}

async function post(app: App, push: PushRow, noticeId: number) {
  const { p256dh, auth } = JSON.parse(unseal(app.config, DEVICE_USE, push.sealed_keys)) as Record<string, string>
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: push.endpoint, keys: { p256dh: p256dh!, auth: auth! } },
    JSON.stringify(messageOf(push)),
    {
      // a message that is sent again takes the place of the first
      ...{ TTL: TTL_SECONDS, topic: `notice-${noticeId}`, urgency: push.kind === 'security' ? 'high' : 'normal' },
      vapidDetails: { subject: subjectOf(app), ...(await shopKeys(app)) },
    },
  )
  const answer = await fetch(push.endpoint, {
    ...{ method: 'POST', headers: headers as Record<string, string>, body: new Uint8Array(body) },
    ...{ redirect: 'error' as const, signal: AbortSignal.timeout(TIMEOUT_MS) },
  })
  await answer.body?.cancel()
  return answer.status
}

/** Push services want an address at which to reach the sender; they refuse one that is not https. */
const subjectOf = ({ config: { publicUrl } }: App) =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:push@bracards.example'

function messageOf({ title, title_en, body, body_en, link, language }: PushRow) {
  const said = (text: string, english: string | null) => kept(text, english)[language].slice(0, MOST_LETTERS)
  return { title: said(title, title_en), body: said(body, body_en), link: link ?? '/' }
}
