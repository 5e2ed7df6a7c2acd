import type { StaticText } from '@bra/contract/ground/content.schemas'
import type { ContentTables } from './content.tables.ts'

export const staticTextView = ({ updated_at, ...text }: ContentTables['static_texts']): StaticText => ({
  ...text,
  updated_at: updated_at.toISOString(),
})
