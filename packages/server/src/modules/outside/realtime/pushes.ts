import type { Bus } from '../../platform/bus.ts'

/** One event for everybody in these channels. */
export interface Push {
  channels: string[]
  event: string
  data: object
  /** The socket that said it: it does not hear itself. */
  except?: string
  /** Who said it, in a presence channel. */
  userId?: string
}

export const PUSHED = 'push'
export const RESET = 'reset'
/** So many names fit into one message of the bus. */
const CHANNELS_A_MESSAGE = 100

/** Sends to whoever listens, in every process; at most once. */
export function push(bus: Bus, { channels, ...said }: Push) {
  for (let at = 0; at < channels.length; at += CHANNELS_A_MESSAGE) {
    bus.publish(PUSHED, { channels: channels.slice(at, at + CHANNELS_A_MESSAGE), ...said })
  }
}

/** As the clients of Laravel name an event of the product. */
export const eventName = (name: string) => `App\\Events\\${name}`

/** Whom to let connect again: everybody in a channel, or one person where it is a presence channel of many. */
export interface Reset {
  channel: string
  userId?: string
}

/** Whoever may no longer join stays out. */
export const resetChannel = (bus: Bus, reset: Reset) => bus.publish(RESET, reset)
