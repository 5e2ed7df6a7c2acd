import type { SiteText } from '@bra/contract/kit/both'
import { offerConditions } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { QuerySearch } from '../../../lib/QuerySearch.tsx'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { gameTexts } from '../../catalogue/catalog/game-texts.ts'
import { CodeOptions, FinishOptions, LanguageOptions } from '../../catalogue/variants/variant-options.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AppliedChip } from '../../../ui/Chip.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { cellTexts } from './cell-texts.ts'
import { type GridState, keysOf, type OrderWord, orderWords } from './grid-state.ts'
import type { GridIndex } from './inventory.data.ts'
import { inventoryTexts } from './texts.ts'

const orderTexts: Record<OrderWord, SiteText> = {
  recentes: inventoryTexts.orderNewest,
  nome: inventoryTexts.orderName,
  numero: inventoryTexts.orderNumber,
  colecao: inventoryTexts.orderCategory,
  'menor-preco': inventoryTexts.orderLow,
  'maior-preco': inventoryTexts.orderHigh,
  estoque: inventoryTexts.orderQuantity,
  'sem-mudar': inventoryTexts.orderStale,
  posicao: cellTexts.byPosition,
}

interface GridToolbarProps {
  state: GridState
  categories: GridIndex['categories']
  games: GridIndex['games']
}

export function GridToolbar({ state, categories, games }: GridToolbarProps) {
  const t = useText()
  const { change } = useAddress()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <div className="flex min-w-56 flex-1 items-center gap-2 max-xl:basis-full">
        <QuerySearch name="busca" label={t(inventoryTexts.search)} className="min-w-0 flex-1" />
        <Button
          variant="outline"
          className="md:hidden"
          aria-expanded={isOpen}
          icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={2} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(inventoryTexts.filters)}
        </Button>
      </div>
      <div
        className={clsx(
          'grid gap-2 max-xl:basis-full md:grid-cols-3 xl:flex-[4] xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none',
          !isOpen && 'max-md:hidden',
        )}
      >
        {games.length > 1 && (
          <Pick label={t(gameTexts.game)} none={t(gameTexts.all)} name="jogo" value={state.game} frees="colecao">
            {games.map(({ slug, name, count }) => (
              <option key={slug} value={slug}>
                {t(inventoryTexts.categoryCount, { name, count })}
              </option>
            ))}
          </Pick>
        )}
        <Pick
          label={t(inventoryTexts.category)}
          none={t(inventoryTexts.anyCategory)}
          name="colecao"
          value={state.category}
        >
          {categories.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {t(inventoryTexts.categoryCount, { name, count })}
            </option>
          ))}
        </Pick>
        <Pick
          label={t(inventoryTexts.columnCondition)}
          none={t(inventoryTexts.anyCondition)}
          name="condicao"
          value={state.condition}
        >
          <CodeOptions of={offerConditions} />
        </Pick>
        <Pick
          label={t(inventoryTexts.columnLanguage)}
          none={t(inventoryTexts.anyLanguage)}
          name="idioma"
          value={state.language}
        >
          <LanguageOptions />
        </Pick>
        <Pick
          label={t(inventoryTexts.columnFinish)}
          none={t(inventoryTexts.anyFinish)}
          name="acabamento"
          value={state.finish}
        >
          <FinishOptions />
        </Pick>
        <Select
          hiddenLabel
          className="text-ellipsis xl:text-label"
          label={t(inventoryTexts.order)}
          value={state.order}
          onChange={(event) => change({ ordem: event.target.value === 'recentes' ? null : event.target.value })}
        >
          {keysOf(orderWords).map((word) => (
            <option key={word} value={word}>
              {t(orderTexts[word])}
            </option>
          ))}
        </Select>
      </div>
      <Applied state={state} categories={categories} games={games} />
    </div>
  )
}

interface PickProps {
  label: string
  none: string
  name: string
  value: string | number | undefined
  /** The parameter that makes no sense with another value, and is dropped when the value changes. */
  frees?: string
  children: ReactNode
}

function Pick({ label, none, name, value, frees, children }: PickProps) {
  const { change } = useAddress()
  return (
    <Select
      hiddenLabel
      className="text-ellipsis xl:text-label"
      label={label}
      value={value ?? ''}
      onChange={(event) => change({ [name]: event.target.value, ...(frees && { [frees]: null }) })}
    >
      <option value="">{none}</option>
      {children}
    </Select>
  )
}

function Applied({ state, categories, games }: GridToolbarProps) {
  const t = useText()
  const { change } = useAddress()
  const applied = [
    ['busca', state.search && `“${state.search}”`],
    ['jogo', games.find(({ slug }) => slug === state.game)?.name ?? state.game],
    ['colecao', categories.find(({ id }) => id === state.category)?.name],
    ['condicao', state.condition && t(tradeTexts[state.condition])],
    ['idioma', state.language && t(tradeTexts[state.language])],
    ['acabamento', state.finish && t(tradeTexts[state.finish])],
  ].filter((one): one is [string, string] => Boolean(one[1]))
  if (applied.length === 0) return null
  return (
    <div role="group" aria-label={t(inventoryTexts.applied)} className="flex basis-full flex-wrap gap-2">
      {applied.map(([name, word]) => (
        <AppliedChip
          key={name}
          removeLabel={t(inventoryTexts.removeFilter, { name: word })}
          onClick={() => change({ [name]: null })}
        >
          {word}
        </AppliedChip>
      ))}
    </div>
  )
}
