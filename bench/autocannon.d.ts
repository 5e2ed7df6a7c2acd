declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  interface Options {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
    requests: { setupRequest: (request: object) => object }[]
  }
  type Run = Promise<unknown> & {
    on(
      event: 'response',
      heard: (client: EventEmitter, status: number, bytes: number, milliseconds: number) => void,
    ): Run
  }

  export default function autocannon(options: Options): Run
}
