import type { App } from '../app.ts'
import type { Tx } from './db.ts'
import { deliveredEvent, insertEvent, undeliveredEvents } from './platform.queries.ts'

/** A listener may hear an event more than once: it must be idempotent. */
export type Listener = (app: App, data: Record<string, unknown>) => Promise<void>
export type Listeners = Record<string, Listener[]>

/** Announces to higher floors; nothing is heard unless the transaction commits. */
export const emit = (tx: Tx, app: Pick<App, 'clock'>, name: string, data: Record<string, unknown>) =>
  insertEvent(tx, { name, data: JSON.stringify(data), created_at: app.clock.now() })

/** Delivers what has been announced, in order; an event whose listener fails stays and is tried again. */
export async function deliverEvents(app: App, listeners: Listeners) {
  for (const event of await undeliveredEvents(app.db)) {
    for (const listener of listeners[event.name] ?? []) await listener(app, event.data)
    await app.transaction((tx) => deliveredEvent(tx, event.id, app.clock.now()))
  }
}
