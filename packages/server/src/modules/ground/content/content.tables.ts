import type { Banner } from '@bra/contract/ground/content.schemas'
import type { Generated } from 'kysely'

export interface ContentTables {
  banners: {
    id: Generated<number>
    place: 'home' | 'ads'
    title: string
    subtitle: string
    label: string
    link: string
    image: string
    image_mobile: string | null
    alt: Generated<string>
    tone: Banner['tone']
    position: number
    active: Generated<boolean>
    /** The game whose pages show it; null for those of all games. */
    business_id: Generated<number | null>
  }
  faq: { id: Generated<number>; topic: string; slug: string; question: string; answer: string; position: number }
  /** Default content that was written once and is never written again. */
  written_once: { what: 'faq' }
  static_texts: { code: string; title: string; body: string; updated_at: Date }
  static_text_versions: {
    id: Generated<number>
    code: string
    title: string
    body: string
    written_at: Date
    replaced_at: Date
  }
  site_notices: {
    id: Generated<number>
    title: string
    body: string
    link: string | null
    level: 'info' | 'warning'
    starts_at: Date
    ends_at: Date
  }
}
