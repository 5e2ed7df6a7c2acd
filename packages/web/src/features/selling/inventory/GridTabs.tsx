import type { SiteText } from '@bra/contract/kit/both'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { tabStyle } from '../../../ui/Tabs.tsx'
import { cellTexts } from './cell-texts.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { confirmStockTexts } from './confirm-stock-texts.ts'
import { DensityButton } from './DensityButton.tsx'
import { KeysButton } from './KeysButton.tsx'
import { type GridState, type Kind, keysOf, kinds, type TabWord, tabWords } from './grid-state.ts'
import type { GridIndex } from './inventory.data.ts'
import { inventoryTexts } from './texts.ts'

const tabTexts: Record<TabWord, SiteText> = {
  todos: inventoryTexts.tabAll,
  ativos: inventoryTexts.tabAvailable,
  pausados: inventoryTexts.tabPaused,
  'sem-estoque': inventoryTexts.tabSoldOut,
}

interface GridTopProps {
  storeId: number
  kind: Kind
  title: string
  actions: ReactNode
}

export function GridTop({ storeId, kind, title, actions }: GridTopProps) {
  const t = useText()
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2 sm:mt-0">
      <h1>{title}</h1>
      <nav
        aria-label={t(inventoryTexts.kinds)}
        className="flex gap-6 overflow-x-auto px-0.5 [scrollbar-width:none] max-md:basis-full max-md:border-b max-md:border-line"
      >
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
      <div className="flex flex-wrap items-center gap-2 max-md:basis-full max-sm:flex-nowrap max-sm:[&_:is(a,button)]:px-2.5 max-md:[&>*]:grow md:ml-auto">
        {actions}
      </div>
    </div>
  )
}

interface StateChipsProps {
  state: Pick<GridState, 'tab' | 'lacksPassport' | 'unconfirmed'>
  counts: GridIndex['counts'] | undefined
  onHelp: () => void
}

export function StateChips({ state: { tab, lacksPassport, unconfirmed }, counts, onHelp }: StateChipsProps) {
  const t = useText()
  const { change } = useAddress()
  return (
    <div className="flex items-center gap-2">
      <div
        role="group"
        aria-label={t(inventoryTexts.states)}
        className="flex min-w-0 flex-1 flex-wrap gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:[scrollbar-width:none] max-sm:[&>*]:flex-none"
      >
        {keysOf(tabWords).map((word) => (
          <FilterChip key={word} pressed={word === tab} onClick={() => change({ aba: word === 'todos' ? null : word })}>
            {counts
              ? t(inventoryTexts.tabCount, { name: t(tabTexts[word]), count: counts[tabWords[word]] })
              : t(tabTexts[word])}
          </FilterChip>
        ))}
        <CareChip
          query="sem-passaporte"
          name={t(cellTexts.lacksPassport)}
          isOn={Boolean(lacksPassport)}
          count={counts?.lacks_passport ?? 0}
        />
        <CareChip
          query="a-confirmar"
          name={t(confirmStockTexts.toConfirm)}
          isOn={Boolean(unconfirmed)}
          count={counts?.unconfirmed ?? 0}
        />
      </div>
      <ColumnsMenu />
      <DensityButton />
      <KeysButton onHelp={onHelp} />
    </div>
  )
}

interface CareChipProps {
  /** Name of the parameter of the address. */
  query: string
  name: string
  isOn: boolean
  count: number
}

function CareChip({ query, name, isOn, count }: CareChipProps) {
  const t = useText()
  const { change } = useAddress()
  if (!isOn && count === 0) return null
  return (
    <FilterChip pressed={isOn} onClick={() => change({ [query]: isOn ? null : '1' })}>
      {t(inventoryTexts.tabCount, { name, count })}
    </FilterChip>
  )
}
