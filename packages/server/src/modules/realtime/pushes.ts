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

/** Lets everybody in a channel connect again: whoever may no longer join stays out. */
export const resetChannel = (bus: Bus, channel: string) => bus.publish(RESET, { channel })
