import type { z } from 'zod'

export const from = <Setting extends z.ZodType>(variable: string, setting: Setting): Setting =>
  setting.meta({ variable })

export const withoutSlash = (url: string) => url.replace(/\/$/, '')
