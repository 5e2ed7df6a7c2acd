import type { StoreAction, StoreMove } from '@bra/contract/store-orders.schemas'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { actionTexts } from './sale-texts.ts'

/** What is asked about before it is done. */
const asking = new Set<StoreAction>(['post', 'take_back', 'contest', 'claim_arrival', 'give_back', 'keep', 'cancel'])

interface ActionButtonsProps {
  actions: StoreAction[]
  /** The buyer wants it cancelled: neither answer is put into the sender's mouth. */
  isAsked: boolean
  /** Under way. */
  moving: StoreAction | undefined
  onAsk: (action: StoreAction) => void
  onMove: (action: StoreMove) => void
}

/** What who sends a parcel may do with it: the next step stands out, the others beside it. */
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
