import type { CatalogImport } from '@bra/contract/office/catalog-imports.schemas'
import { useText } from '../../../lib/text.tsx'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { catalogImportTexts } from './texts.ts'

const tones: Record<CatalogImport['state'], Tone> = {
  uploading: 'neutral',
  running: 'anil',
  done: 'mata',
  cancelled: 'neutral',
  failed: 'urucum',
}

export function ImportBadge({ told: { state, waits } }: { told: CatalogImport }) {
  const t = useText()
  return (
    <Badge tone={waits ? 'buriti' : tones[state]}>
      {t(waits ? catalogImportTexts.waits : catalogImportTexts[`state_${state}`])}
    </Badge>
  )
}
