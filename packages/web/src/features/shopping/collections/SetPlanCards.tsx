import { money } from '@bra/contract/trade/format'
import { useText } from '../../../lib/text.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { setPlanTexts } from './set-plan-texts.ts'
import { type Choices, hasRoomFor, type PricedCard, type SetPlan } from './set-plan.ts'

const MOST_NAMED = 60

interface SetPlanCardsProps {
  plan: SetPlan
  budget: number
  choices: Choices
  /** Products of the basket; undefined until that is known, or without a CEP. */
  sent: Set<number> | undefined
  onChoose: (card: PricedCard, isIn: boolean) => void
}

export function SetPlanCards({ plan, budget, choices, sent, onChoose }: SetPlanCardsProps) {
  const t = useText()
  const entering = new Set(plan.buys.map(({ product }) => product.id))
  const cards = [...plan.buys, ...plan.dear].toSorted((one, other) => one.cents - other.cents)
  const whyOut = (card: PricedCard) => {
    if (entering.has(card.product.id))
      return sent?.has(card.product.id) === false ? t(setPlanTexts.outByFreight) : undefined
    const isLeftOut = choices.get(card.product.id) === false && hasRoomFor(card, plan, budget)
    return t(isLeftOut ? setPlanTexts.outByChoice : setPlanTexts.outOfBudget)
  }
  return (
    <details className="text-label">
      <summary className="w-fit cursor-pointer py-1 font-semibold text-mata">{t(setPlanTexts.which)}</summary>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.slice(0, MOST_NAMED).map((card) => (
          <li key={card.product.id} className="min-w-0">
            <Checkbox
              checked={entering.has(card.product.id)}
              disabled={!entering.has(card.product.id) && !hasRoomFor(card, plan, budget)}
              onChange={({ target }) => onChoose(card, target.checked)}
              hint={whyOut(card)}
              end={money(card.cents)}
            >
              <span className="block truncate text-label">
                {card.product.card_number} {card.product.name}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {cards.length > MOST_NAMED && (
        <p className="mt-2 text-ink-3">{t(setPlanTexts.andMore, { count: cards.length - MOST_NAMED })}</p>
      )}
    </details>
  )
}
