import { z } from 'zod'

/** `data` is the file as Base64. */
export const Document = z.object({ data: z.base64(), name: z.string() })
export type Document = z.output<typeof Document>
