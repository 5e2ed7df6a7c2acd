import { z } from 'zod'
import { both } from '../kit/both.ts'
import { Said } from '../kit/said.ts'

export const mailLanguageSchemas = {
  choose: {
    body: z.object({ language: z.enum(['pt-BR', 'en'], both('Escolha o idioma.', 'Choose the language.')) }),
    reply: z.object({ error: z.boolean(), message: Said }),
  },
}
