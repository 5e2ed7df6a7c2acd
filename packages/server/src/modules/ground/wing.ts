import type { Wing } from '../../module.ts'
import { settings } from './settings/module.ts'
import { mails } from './mails/module.ts'
import { security } from './security/module.ts'
import { calendar } from './calendar/module.ts'
import { photos } from './photos/module.ts'
import { content } from './content/module.ts'

export const wing: Wing = {
  settings: { uses: [], ...settings },
  mails: { uses: ['settings'], ...mails },
  security: { uses: [], ...security },
  calendar: { uses: [], ...calendar },
  photos: { uses: ['security'], ...photos },
  content: { uses: [], ...content },
}
