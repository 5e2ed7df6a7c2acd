import type { Bus } from '../../../platform/bus.ts'

export interface Push {
  channels: string[]
  event: string
  data: object
  /** Id of the socket that sent the event and does not receive it. */
  except?: string
  userId?: string
}

export const PUSHED = 'push'
export const RESET = 'reset'
/** With more channels, a message could exceed the size limit of the bus. */
const CHANNELS_A_MESSAGE = 100

/** Sends to all listeners in every process, at most once. */
export function push(bus: Bus, { channels, ...said }: Push) {
  for (let at = 0; at < channels.length; at += CHANNELS_A_MESSAGE) {
    bus.publish(PUSHED, { channels: channels.slice(at, at + CHANNELS_A_MESSAGE), ...said })
  }
}

/** Returns the event name as the clients of Laravel expect it. */
export const eventName = (name: string) => `App\\Events\\${name}`

/** Names who has to reconnect: everybody in a channel, or with `userId` one person in it. */
export interface Reset {
  channel: string
  userId?: string
}

/** Makes clients join again; those who no longer may are refused. */
export const resetChannel = (bus: Bus, reset: Reset) => bus.publish(RESET, reset)
