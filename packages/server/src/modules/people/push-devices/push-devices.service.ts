import { say } from '@bra/contract/kit/saying'
import { MOST_PUSH_DEVICES } from '@bra/contract/people/push-devices'
import type { pushDevicesSchemas } from '@bra/contract/people/push-devices.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { instant } from '../../../platform/clock.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import { enqueue } from '../../../platform/jobs.ts'
import type { User } from '../../../platform/routes.ts'
import { seal } from '../../../platform/secrets.ts'
import { isPointOnCurve } from './keys.ts'
import { deleteOfSession, deleteOwn, devicesOf, devicesToTell, saveDevice } from './push-devices.queries.ts'
import { DEVICE_USE, shopKeys } from './sending.ts'

type AddBody = z.output<typeof pushDevicesSchemas.add.body>

export const showKey = async (app: App) => ({ key: (await shopKeys(app)).publicKey })

export async function listDevices(app: App, { id: userId, sessionId }: User) {
  const rows = await devicesOf(app.db, userId)
  const devices = rows.map(({ id, name, created_at: at, session_id: of }) => ({
    ...{ id, name, created_at: instant(at) },
    this_one: of === sessionId,
  }))
  return { devices }
}

/** Tells this browser of notices from now on, until its session ends. */
export async function addDevice(app: App, user: User, { body, name }: { body: AddBody; name: string }) {
  const { endpoint, language, ...keys } = body
  if (!isPointOnCurve(keys.p256dh)) failAt('p256dh', 'push_keys_wrong')
  const device = await app.transaction(async (tx) => {
    await holdLists(tx, user.id)
    const saved = await saveDevice(tx, {
      ...{ user_id: user.id, session_id: user.sessionId, endpoint, name, language, created_at: app.clock.now() },
      sealed_keys: seal(app.config, DEVICE_USE, JSON.stringify(keys)),
    })
    if ((await devicesOf(tx, user.id)).length > MOST_PUSH_DEVICES) fail('too_many_push_devices')
    return saved
  })
  return {
    error: false,
    message: say('Este aparelho recebe os avisos.', 'This device shows the notices.'),
    id: device.id,
  }
}

export async function removeDevice(app: App, user: User, id: number) {
  await app.transaction(async (tx) => (await deleteOwn(tx, user.id, id)) ?? fail('push_device_not_found'))
  return { error: false, message: say('O aparelho não recebe mais avisos.', 'The device shows no more notices.') }
}

/** Sends a notice to each device once, however often the event is heard. */
export const pushNotice = (app: App, { noticeId }: { noticeId: number }) =>
  app.transaction(async (tx) => {
    const devices = await devicesToTell(tx, noticeId, app.clock.now())
    await enqueue(
      tx,
      app,
      ...devices.map((deviceId) => ({
        ...{ name: 'send_push' as const, data: { deviceId, noticeId } },
        key: `send_push ${noticeId} ${deviceId}`,
      })),
    )
  })

export const endDevices = (app: App, { userId, sessionId }: { userId: number; sessionId: number | null }) =>
  app.transaction(async (tx) => void (await deleteOfSession(tx, userId, sessionId)))
