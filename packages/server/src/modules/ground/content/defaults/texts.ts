import { guides } from './guides.ts'
import { house } from './house.ts'
import { law } from './law.ts'
import { services } from './services.ts'

/** The body is Markdown of headings, paragraphs, lists and links. */
export interface DefaultText {
  code: string
  title: string
  body: string
}

/** Every text that a page asks for, as it is until the operator writes it: it names no company, address or person. */
export const defaultTexts: DefaultText[] = [...house, ...guides, ...services, ...law].map((text) => ({
  ...text,
  body: text.body.trim(),
}))
