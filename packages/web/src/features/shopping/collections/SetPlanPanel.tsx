import type { Binder } from '@bra/contract/shopping/collections.schemas'
import { centsOf, reaisOf } from '@bra/contract/trade/cents'
import { money } from '@bra/contract/trade/format'
import { MOST_BASKET_LINES } from '@bra/contract/shopping/basket-limits'
import { baskets } from '@bra/contract/shopping/baskets'
import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useKeptState } from '../../../lib/kept-state.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { useSettled } from '../../../lib/useSettled.ts'
import { NumberInput } from '../../../ui/inputs.tsx'
import { ask } from '../../../lib/query.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { useStandard } from '../../prices/standards/standard.ts'
import { StandardPlace } from '../../prices/standards/StandardPlace.tsx'
import { wantedBy } from '../baskets/limits.ts'
import { lineOf } from '../baskets/list-readers.ts'
import { ListButton } from '../baskets/ListButton.tsx'
import { wantTexts } from '../wants/texts.ts'
import { BudgetSlider } from './BudgetSlider.tsx'
import { setPlanTexts } from './set-plan-texts.ts'
import { budgetsOf, type Choices, planWithin, type PricedCard, type SetPlan, usualBudget } from './set-plan.ts'
import { SetPlanCards } from './SetPlanCards.tsx'
import { TellOfRest } from './TellOfRest.tsx'

const SETTLED_MS = 300

/** Says what a budget completes of a set, buys exactly that, and asks to be told of the rest. */
export function SetPlanPanel({ binder: { category, pockets, owned, total } }: { binder: Binder }) {
  const t = useText()
  const [typed, setTyped] = useKeptState(`budget ${category.id}`, () => reaisOf(usualBudget(pockets)))
  const budget = centsOf(useDeferredValue(typed))
  const isWrong = Number.isNaN(budget)
  const [choices, setChoices] = useState<Choices>(new Map())
  const plan = planWithin(pockets, isWrong ? 0 : (budget ?? 0), choices)
  const { most, marks } = useMemo(() => budgetsOf(pockets), [pockets])
  // a basket is much work, so none is asked for while the budget moves
  const settled = useSettled(budget, SETTLED_MS)
  const basket = usePlanBasket(plan.buys, settled === budget ? budget : null)
  if (owned === total) return <p className="panel p-4 font-semibold">{t(setPlanTexts.whole)}</p>
  return (
    <section aria-labelledby="set-plan" className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <div className="w-40">
          <NumberInput
            decimal
            before="R$"
            label={t(setPlanTexts.budget)}
            value={typed}
            error={isWrong ? t(wantTexts.badAmount) : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {most > 0 && (
          <div className="w-full sm:w-72">
            <BudgetSlider
              cents={isWrong ? 0 : (centsOf(typed) ?? 0)}
              most={most}
              marks={marks}
              onChange={(cents) => setTyped(reaisOf(cents))}
            />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-64">
          <h4 id="set-plan" className="text-body font-semibold">
            {basket ? basketInWords(t, basket, { owned, total, budget: budget ?? 0 }) : wordsOf(t, plan, budget)}
          </h4>
          <p role="status" className="text-label text-ink-2 tabular-nums">
            {restInWords(t, plan)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <StandardPlace />
          {plan.buys.length > 0 && (
            <ListButton
              read={() => Promise.resolve({ ...listOf(plan.buys), most_cents: budget ?? undefined })}
              count={plan.buys.length}
            >
              {t(setPlanTexts.buy, { count: basket ? unitsOf(basket) : plan.buys.length })}
            </ListButton>
          )}
          <TellOfRest plan={plan} />
        </div>
      </div>
      {most > 0 && (
        <SetPlanCards
          {...{ plan, choices }}
          budget={budget || 0}
          sent={basket && productsOf(basket)}
          onChoose={({ product }, isIn) => setChoices(new Map(choices).set(product.id, isIn))}
        />
      )}
    </section>
  )
}

const unitsOf = ({ stores }: BestBasket) =>
  stores.flatMap(({ items }) => items).reduce((units, { quantity }) => units + quantity, 0)

const productsOf = ({ stores }: BestBasket) =>
  new Set(stores.flatMap(({ items }) => items.map((item) => item.product_id)))

/** What the budget buys with its freight; undefined until that is known, or without a CEP. */
function usePlanBasket(buys: PricedCard[], budget: number | null) {
  const { cep } = useDestination()
  const { standard } = useStandard()
  const isAsked = cep !== undefined && buys.length > 0 && budget !== null && budget > 0
  const wanted = wantedBy({ ...listOf(buys.slice(0, MOST_BASKET_LINES)), most_cents: budget ?? undefined }, standard)
  const { data } = useQuery({ ...ask(baskets.best, { body: { ...wanted, cep } }), enabled: isAsked })
  return isAsked ? data : undefined
}

interface SetCounts {
  owned: number
  total: number
  budget: number
}

function basketInWords(t: Translate, basket: BestBasket, { owned, total, budget }: SetCounts) {
  const count = unitsOf(basket)
  if (count === 0) return t(setPlanTexts.freightTooDear, { budget: money(budget) })
  return t(setPlanTexts.completesSent, {
    budget: money(budget),
    percent: String(Math.floor(((owned + count) / total) * 100)),
    sum: money(basket.goods_cents + basket.freight_cents),
    count,
  })
}

function wordsOf(t: Translate, { buys, cents, percent, dear }: SetPlan, budget: number | null) {
  if (buys.length === 0)
    return dear.length > 0 ? t(setPlanTexts.tooLittle, { price: money(dear[0]!.cents) }) : t(setPlanTexts.noOffers)
  return t(setPlanTexts.completes, {
    budget: money(budget ?? 0),
    percent: String(percent),
    sum: money(cents),
    count: buys.length,
  })
}

function restInWords(t: Translate, { dear, unoffered }: SetPlan) {
  const cents = dear.reduce((sum, card) => sum + card.cents, 0)
  return [
    dear.length > 0 && t(setPlanTexts.dear, { count: dear.length, price: money(cents) }),
    unoffered.length > 0 && t(setPlanTexts.unoffered, { count: unoffered.length }),
  ]
    .filter(Boolean)
    .join(' ')
}

const listOf = (cards: PricedCard[]) => ({ list: cards.map(({ product }) => lineOf(product, 1)).join('\n'), own: {} })
