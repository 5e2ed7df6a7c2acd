import { Keyboard } from 'lucide-react'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { Button } from '../../../ui/Button.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { tabRowStyle, tabStyle } from '../../../ui/Tabs.tsx'
import { type Kind, keysOf, kinds, type TabWord, tabWords } from './grid-state.ts'
import type { GridIndex } from './inventory.data.ts'

const tabTexts: Record<TabWord, TextKey> = {
  todos: 'inventory.tabAll',
  ativos: 'inventory.tabAvailable',
  pausados: 'inventory.tabPaused',
  'sem-estoque': 'inventory.tabSoldOut',
}

export function KindTabs({ storeId, kind }: { storeId: number; kind: Kind }) {
  const t = useText()
  return (
    <nav aria-label={t('inventory.kinds')} className={tabRowStyle}>
      {keysOf(kinds).map((one) => (
        <Link
          key={one}
          to={paths.listings(storeId, kinds[one].part || undefined)}
          aria-current={one === kind ? 'page' : undefined}
          className={tabStyle}
        >
          {t(kinds[one].text)}
        </Link>
      ))}
    </nav>
  )
}

interface StateChipsProps {
  tab: TabWord
  counts: GridIndex['counts'] | undefined
  onHelp: () => void
}

/** Filters by state with counts, and a button that lists the keys of the grid. */
export function StateChips({ tab, counts, onHelp }: StateChipsProps) {
  const t = useText()
  const { change } = useAddress()
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div role="group" aria-label={t('inventory.states')} className="flex flex-wrap gap-2">
        {keysOf(tabWords).map((word) => (
          <FilterChip key={word} pressed={word === tab} onClick={() => change({ aba: word === 'todos' ? null : word })}>
            {counts
              ? t('inventory.tabCount', { name: t(tabTexts[word]), count: counts[tabWords[word]] })
              : t(tabTexts[word])}
          </FilterChip>
        ))}
      </div>
      <Button
        variant="ghost"
        size="small"
        className="max-md:hidden"
        aria-haspopup="dialog"
        icon={<Keyboard aria-hidden size={16} strokeWidth={2} />}
        onClick={onHelp}
      >
        {t('inventory.keys')}
      </Button>
    </div>
  )
}
