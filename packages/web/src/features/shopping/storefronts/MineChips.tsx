import { MOST_COUNTED } from '@bra/contract/shopping/storefronts'
import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { useAddress } from '../../../lib/address.ts'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import type { StockState } from './stock-state.ts'
import { useParcelFacts } from './storefronts.data.ts'
import { storefrontTexts } from './texts.ts'

interface MineChipsProps {
  store: StoreDetail
  chosen: StockState['list']
}

export function MineChips({ store, chosen }: MineChipsProps) {
  const t = useText()
  const { change } = useAddress()
  const { data: facts } = useParcelFacts(store.id)
  const counts = { procuro: facts?.mine?.wanted, falta: facts?.mine?.missing }
  const texts = { procuro: storefrontTexts.wantedOnly, falta: storefrontTexts.missingOnly } as const
  return (
    <div role="group" aria-label={t(storefrontTexts.mine)} className="flex flex-none gap-2">
      {(['procuro', 'falta'] as const).map((word) => (
        <FilterChip
          key={word}
          pressed={chosen === word}
          disabled={counts[word] === 0 && chosen !== word}
          count={isAll(counts[word]) ? counts[word] : undefined}
          onClick={() => change({ lista: chosen === word ? null : word })}
        >
          {t(texts[word])}
          {!isAll(counts[word]) && ` ${MOST_COUNTED - 1}+`}
        </FilterChip>
      ))}
    </div>
  )
}

const isAll = (count = 0) => count < MOST_COUNTED
