import type { StoreAction, StoreMove } from '@bra/contract/dispatch/store-orders.schemas'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { actionTexts } from './sale-texts.ts'

/** Actions that open a dialog first. */
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
  /** The action that is being sent. */
  moving: StoreAction | undefined
  onAsk: (action: StoreAction) => void
  onMove: (action: StoreMove) => void
}

/** Buttons of what the sender may do with a parcel; the next step is the main button. */
export function ActionButtons({ actions, isAsked, moving, onAsk, onMove }: ActionButtonsProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {actions.map((action, at) => (
        <Button
          key={action}
          variant={at === 0 && !isAsked && action !== 'give_back' ? 'solid' : 'outline'}
          busy={moving === action}
          onClick={() => (asking.has(action) ? onAsk(action) : onMove(action as StoreMove))}
        >
          {t(isAsked && action === 'cancel' ? 'selling.grant' : actionTexts[action])}
        </Button>
      ))}
    </div>
  )
}
