import { guides } from './texts/guides.ts'
import { house } from './texts/house.ts'
import { law } from './texts/law.ts'
import { services } from './texts/services.ts'
import type { DemoText } from './world.types.ts'

export const demoTexts: DemoText[] = [...house, ...guides, ...services, ...law].map((text) => ({
  ...text,
  body: text.body.trim(),
}))
