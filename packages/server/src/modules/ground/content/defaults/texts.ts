import type { DefaultText } from './default-text.ts'
import { guides } from './guides.ts'
import { house } from './house.ts'
import { law } from './law.ts'
import { services } from './services.ts'

/** Every text that a page asks for, until the operator rewrites it. The texts name no company, address or person. */
export const defaultTexts: DefaultText[] = [...house, ...guides, ...services, ...law].map((text) => ({
  ...text,
  body: text.body.trim(),
}))
