import { z } from 'zod'

export const Bank = z.object({ code: z.string(), ispb: z.string(), name: z.string() })

export const walletSchemas = {
  banks: { reply: z.object({ banks: z.array(Bank) }) },
}
