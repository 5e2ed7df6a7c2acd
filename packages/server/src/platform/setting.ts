import type { z } from 'zod'

/** Adds the name of the environment variable to a setting. */
export const from = <Setting extends z.ZodType>(variable: string, setting: Setting): Setting =>
  setting.meta({ variable })

export const withoutSlash = (url: string) => url.replace(/\/$/, '')
