import { Redis } from 'ioredis'
import type { OpenCarrier } from './bus.ts'

/** Uses PUBLISH on one connection and SUBSCRIBE on another; both reconnect by themselves. */
export const redisCarrier =
  (url: string, channel: string): OpenCarrier =>
  async ({ receive, missed }) => {
    const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 })
    const subscriber = new Redis(url, { lazyConnect: true })
    // a lost connection is reopened; without a listener its error would end the process
    for (const client of [publisher, subscriber]) client.on('error', () => undefined)
    subscriber.on('message', (_, line) => receive(line))
    const close = async () => {
      publisher.disconnect()
      subscriber.disconnect()
    }
    try {
      await Promise.all([publisher.connect(), subscriber.connect()])
      await subscriber.subscribe(channel)
    } catch (error) {
      await close()
      throw error
    }
    subscriber.on('ready', missed)
    return { send: async (line) => void (await publisher.publish(channel, line)), close }
  }
