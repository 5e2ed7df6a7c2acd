import type { Reply } from '@bra/contract/kit/api'
import type { storefronts } from '@bra/contract/shopping/storefronts'
import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { offerConditions, productTypes } from '@bra/contract/trade/trade'
import { LayoutGrid, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { QuerySearch } from '../../../lib/QuerySearch.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { gameTexts } from '../../catalogue/catalog/game-texts.ts'
import { ConditionOptions, FinishOptions, LanguageOptions } from '../../catalogue/variants/variant-options.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { conditionWords } from '../../stores/listings/condition-words.ts'
import { MineChips } from './MineChips.tsx'
import { stockOrderWords, type StockState, WANTED_FIRST } from './stock-state.ts'
import { stockTexts } from './stock-texts.ts'
import { storefrontTexts } from './texts.ts'

const typeTexts = { tcg: stockTexts.typeTcg, acs: stockTexts.typeAcs, bra: stockTexts.typeBra } as const
const orderTexts = {
  relevancia: stockTexts.orderRelevance,
  'menor-preco': stockTexts.orderPriceLow,
  'maior-preco': stockTexts.orderPriceHigh,
  novidades: stockTexts.orderNew,
  numero: stockTexts.orderNumber,
  nome: stockTexts.orderName,
} as const

interface StockFiltersProps {
  store: StoreDetail
  state: StockState
  categories: Reply<typeof storefronts.offers>['categories']
  games: Reply<typeof storefronts.offers>['games']
}

export function StockFilters({ store, state, categories, games }: StockFiltersProps) {
  const t = useText()
  const { change } = useAddress()
  const session = useSession()
  return (
    <div className="mt-3 mb-4 grid gap-3">
      {(games.length > 1 || state.game) && <GameChips games={games} game={state.game} />}
      <div className="grid gap-3 md:grid-cols-4">
        <div className="md:col-span-3">
          <QuerySearch name="busca" label={t(stockTexts.searchStock)} />
        </div>
        <div className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] *:w-44 *:flex-none md:contents md:*:w-auto">
          <Choice name="ordem" label={t(stockTexts.order)} value={state.order} byDefault="relevancia">
            {(session || state.order === WANTED_FIRST) && (
              <option value={WANTED_FIRST}>{t(storefrontTexts.orderWanted)}</option>
            )}
            {stockOrderWords.map((word) => (
              <option key={word} value={word}>
                {t(orderTexts[word])}
              </option>
            ))}
          </Choice>
          {categories.length > 0 && (
            <Choice name="colecao" label={t(stockTexts.collection)} value={String(state.category ?? '')}>
              <option value="">{t(stockTexts.everyCollection)}</option>
              {categories.map(({ id, name, count }) => (
                <option key={id} value={id}>
                  {t(stockTexts.nameCount, { name, count })}
                </option>
              ))}
            </Choice>
          )}
          <Choice name="condicao" label={t(stockTexts.condition)} value={state.condition}>
            <option value="">{t(stockTexts.everyCondition)}</option>
            <ConditionOptions
              of={offerConditions}
              named={(condition) => conditionWords(t, condition, t(stockTexts.orBetter))}
            />
          </Choice>
          <Choice name="idioma" label={t(stockTexts.language)} value={state.language}>
            <option value="">{t(stockTexts.everyLanguage)}</option>
            <LanguageOptions />
          </Choice>
          <Choice name="acabamento" label={t(stockTexts.finish)} value={state.finish}>
            <option value="">{t(stockTexts.everyFinish)}</option>
            <FinishOptions />
          </Choice>
        </div>
      </div>
      <div className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] sm:flex-wrap">
        {session && <MineChips store={store} chosen={state.list} />}
        <div role="group" aria-label={t(stockTexts.type)} className="mr-auto flex gap-2">
          {productTypes.map((type) => (
            <FilterChip
              key={type}
              pressed={state.type === type}
              onClick={() => change({ tipo: state.type === type ? null : type })}
            >
              {t(typeTexts[type])}
            </FilterChip>
          ))}
        </div>
        <LookSwitch look={state.look} />
      </div>
    </div>
  )
}

/** Another game has other collections, so the chosen one is dropped. */
function GameChips({ games, game }: Pick<StockFiltersProps, 'games'> & { game: string | undefined }) {
  const t = useText()
  const { change } = useAddress()
  const choose = (slug: string | null) => change({ jogo: slug, colecao: null })
  return (
    <div role="group" aria-label={t(stockTexts.game)} className="flex flex-wrap gap-2">
      <FilterChip pressed={!game} onClick={() => choose(null)}>
        {t(gameTexts.all)}
      </FilterChip>
      {games.map(({ slug, name, count }) => (
        <FilterChip key={slug} pressed={game === slug} count={count} onClick={() => choose(slug)}>
          {name}
        </FilterChip>
      ))}
    </div>
  )
}

function LookSwitch({ look }: Pick<StockState, 'look'>) {
  const t = useText()
  const { change } = useAddress()
  const Icon = look === 'grade' ? Rows3 : LayoutGrid
  return (
    <FilterChip
      icon={<Icon aria-hidden size={16} strokeWidth={2} />}
      onClick={() => change({ ver: look === 'grade' ? null : 'grade' })}
    >
      {t(look === 'grade' ? stockTexts.asRows : stockTexts.asGrid)}
    </FilterChip>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string | undefined
  byDefault?: string
  children: ReactNode
}

function Choice({ name, label, value = '', byDefault, children }: ChoiceProps) {
  const { change } = useAddress()
  return (
    <Select
      label={label}
      hiddenLabel
      value={value}
      onChange={({ target }) => change({ [name]: target.value === byDefault ? null : target.value })}
    >
      {children}
    </Select>
  )
}
