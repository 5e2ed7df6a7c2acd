import type { OwnCard } from '@bra/contract/stores/stores.schemas'
import { Box, TreePalm } from 'lucide-react'
import { pageTitles } from '../../../lib/page-titles.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { storeCardTexts } from './store-card-texts.ts'

export function StoreBadges({ store }: { store: Pick<OwnCard, 'status' | 'bra_center'> }) {
  const t = useText()
  return (
    <>
      {store.status === 'vacation' && (
        <Badge tone="buriti" icon={<TreePalm aria-hidden size={16} strokeWidth={2} />}>
          {t(storeCardTexts.onVacation)}
        </Badge>
      )}
      {store.bra_center && (
        <Badge tone="ipe" icon={<Box aria-hidden size={16} strokeWidth={2} />}>
          {t(pageTitles.braCenter)}
        </Badge>
      )}
    </>
  )
}
