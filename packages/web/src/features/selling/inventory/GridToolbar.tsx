import { offerConditions } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { QuerySearch } from '../../../lib/QuerySearch.tsx'
import { useText } from '../../../lib/text.tsx'
import { CodeOptions, FinishOptions, LanguageOptions } from '../../catalogue/variants/variant-options.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { Button } from '../../../ui/Button.tsx'
import { AppliedChip } from '../../../ui/Chip.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { type GridState, keysOf, type OrderWord, orderWords } from './grid-state.ts'
import type { GridIndex } from './inventory.data.ts'

const orderTexts: Record<OrderWord, TextKey> = {
  recentes: 'inventory.orderNewest',
  nome: 'inventory.orderName',
  numero: 'inventory.orderNumber',
  colecao: 'inventory.orderCategory',
  'menor-preco': 'inventory.orderLow',
  'maior-preco': 'inventory.orderHigh',
  estoque: 'inventory.orderQuantity',
  'sem-mudar': 'inventory.orderStale',
  posicao: 'gridCells.byPosition',
}

interface GridToolbarProps {
  state: GridState
  categories: GridIndex['categories']
  games: GridIndex['games']
}

/** Search, filters and sort order, all kept in the address. */
export function GridToolbar({ state, categories, games }: GridToolbarProps) {
  const t = useText()
  const { change } = useAddress()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <div className="flex min-w-56 flex-1 items-center gap-2 max-xl:basis-full">
        <QuerySearch name="busca" label={t('inventory.search')} className="min-w-0 flex-1" />
        <Button
          variant="outline"
          className="md:hidden"
          aria-expanded={isOpen}
          icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={2} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('inventory.filters')}
        </Button>
      </div>
      <div
        className={clsx(
          'grid gap-2 max-xl:basis-full md:grid-cols-3 xl:flex-[4] xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none',
          !isOpen && 'max-md:hidden',
        )}
      >
        {games.length > 1 && (
          <Pick label={t('games.game')} none={t('games.all')} name="jogo" value={state.game} frees="colecao">
            {games.map(({ slug, name, count }) => (
              <option key={slug} value={slug}>
                {t('inventory.categoryCount', { name, count })}
              </option>
            ))}
          </Pick>
        )}
        <Pick label={t('inventory.category')} none={t('inventory.anyCategory')} name="colecao" value={state.category}>
          {categories.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {t('inventory.categoryCount', { name, count })}
            </option>
          ))}
        </Pick>
        <Pick
          label={t('inventory.columnCondition')}
          none={t('inventory.anyCondition')}
          name="condicao"
          value={state.condition}
        >
          <CodeOptions of={offerConditions} />
        </Pick>
        <Pick
          label={t('inventory.columnLanguage')}
          none={t('inventory.anyLanguage')}
          name="idioma"
          value={state.language}
        >
          <LanguageOptions />
        </Pick>
        <Pick
          label={t('inventory.columnFinish')}
          none={t('inventory.anyFinish')}
          name="acabamento"
          value={state.finish}
        >
          <FinishOptions />
        </Pick>
        <Select
          hiddenLabel
          className="text-ellipsis xl:text-label"
          label={t('inventory.order')}
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
  /** The filter that makes no sense with another value. */
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
    ['condicao', state.condition && t(`trade.${state.condition}`)],
    ['idioma', state.language && t(`trade.${state.language}`)],
    ['acabamento', state.finish && t(`trade.${state.finish}`)],
  ].filter((one): one is [string, string] => Boolean(one[1]))
  if (applied.length === 0) return null
  return (
    <div role="group" aria-label={t('inventory.applied')} className="flex basis-full flex-wrap gap-2">
      {applied.map(([name, word]) => (
        <AppliedChip
          key={name}
          removeLabel={t('inventory.removeFilter', { name: word })}
          onClick={() => change({ [name]: null })}
        >
          {word}
        </AppliedChip>
      ))}
    </div>
  )
}
