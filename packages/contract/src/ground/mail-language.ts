import type { mailLanguageSchemas } from './mail-language.schemas.ts'
import { put, table } from '../kit/api.ts'

export const mailLanguage = table<typeof mailLanguageSchemas>()({
  choose: put('/v1/mail-language', 'user'),
})
