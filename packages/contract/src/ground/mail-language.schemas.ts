import { z } from 'zod'
import { Said } from '../kit/said.ts'

export const mailLanguageSchemas = {
  choose: {
    body: z.object({ language: z.enum(['pt-BR', 'en'], 'Escolha o idioma.') }),
    reply: z.object({ error: z.boolean(), message: Said }),
  },
}
