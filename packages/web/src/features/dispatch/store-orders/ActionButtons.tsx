import type { StoreAction, StoreMove } from '@bra/contract/dispatch/store-orders.schemas'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { saleActionTexts } from './sale-action-texts.ts'
import { actionTexts } from './sale-texts.ts'

const asking = new Set<StoreAction>([
  'post',
  'take_back',
  'contest',
  'claim_arrival',
  'lack',
  'give_back',
  'keep',
  'cancel',
])

interface ActionButtonsProps {
  actions: StoreAction[]
  /** True if the buyer has asked to cancel. Then neither answer is emphasized. */
  isAsked: boolean
  moving: StoreAction | undefined
  onAsk: (action: StoreAction) => void
  onMove: (action: StoreMove) => void
}

/** On a phone the main button, which does the next step, stands at the lower edge. */
export function ActionButtons({ actions, isAsked, moving, onAsk, onMove }: ActionButtonsProps) {
  const t = useText()
  const [first] = actions
  const main = first !== undefined && !isAsked && first !== 'give_back' ? first : null
  const button = (action: StoreAction) => (
    <Button
      key={action}
      variant={action === main ? 'solid' : 'outline'}
      className="max-sm:w-full max-sm:px-2"
      busy={moving === action}
      onClick={() => (asking.has(action) ? onAsk(action) : onMove(action as StoreMove))}
    >
      {t(isAsked && action === 'cancel' ? saleActionTexts.grant : actionTexts[action])}
    </Button>
  )
  const others = actions.filter((action) => action !== main)
  return (
    <div className="gap-2 empty:hidden sm:flex sm:flex-wrap">
      {main && (
        <div
          data-buy-bar
          className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3"
        >
          {button(main)}
        </div>
      )}
      {others.length > 0 && (
        <div className="gap-2 max-sm:grid max-sm:grid-cols-2 sm:contents max-sm:[&>:last-child:nth-child(odd)]:col-span-2">
          {others.map(button)}
        </div>
      )}
    </div>
  )
}
