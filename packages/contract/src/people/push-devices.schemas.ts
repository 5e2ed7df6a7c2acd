import { z } from 'zod'
import { both } from '../kit/both.ts'
import { ById, Instant } from '../kit/shapes.ts'
import { DeviceName, Done } from './people.schemas.ts'

const UNKNOWN = both(
  'Este navegador não oferece avisos que conhecemos.',
  'This browser offers no notices that we know.',
)
/** The shop calls only these push services of browsers, whatever address a browser names. */
const services =
  /^https:\/\/(fcm\.googleapis\.com|([a-z0-9-]+\.)*push\.services\.mozilla\.com|([a-z0-9-]+\.)*push\.apple\.com|([a-z0-9-]+\.)*notify\.windows\.com)\//
/** A key of exactly so many bytes, in base64url without padding. */
const Key = (bytes: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`), UNKNOWN)

export const PushDevice = z.object({
  id: z.int(),
  name: DeviceName,
  created_at: Instant,
  this_one: z.boolean(),
})
export type PushDevice = z.output<typeof PushDevice>

export const pushDevicesSchemas = {
  /** The public key that a browser wants for its subscription (RFC 8292). */
  key: { reply: z.object({ key: z.string() }) },
  list: { reply: z.object({ devices: z.array(PushDevice) }) },
  /** What the browser's push manager says of its subscription (RFC 8291). A known endpoint takes the new keys. */
  add: {
    body: z.object({
      endpoint: z.string().max(1000).regex(services, UNKNOWN),
      /** An uncompressed point of P-256; the server checks that it is one. */
      p256dh: Key(65),
      auth: Key(16),
      language: z.enum(['pt-BR', 'en']).default('pt-BR'),
    }),
    reply: Done.extend({ id: z.int() }),
  },
  remove: { params: ById, reply: Done },
}
