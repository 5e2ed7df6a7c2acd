import { subscriptions } from '@bra/contract/stores/subscriptions'
import type { Plan, Preview, Signature } from '@bra/contract/stores/subscriptions.schemas'
import { date } from '@bra/contract/trade/format'
import { useCommand } from '../../../lib/command.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { changeTexts } from './change-texts.ts'
import { changedBySignature } from './plan-tab.data.ts'

interface GoFreeProps {
  signature: Signature
  plan: Plan
  preview: Preview
  onSent: () => void
}

/** A store goes back to the free plan by cancelling its signature at the end of the period. */
export function GoFree({ signature, plan, preview, onSent }: GoFreeProps) {
  const t = useText()
  const cancel = useCommand(subscriptions.cancelAtDue, {
    tells: true,
    complains: changeTexts.updateFailed,
    refresh: changedBySignature,
    onSuccess: onSent,
  })
  return (
    <div className="mt-4 grid gap-3">
      <Refusal error={cancel.error} />
      <Button wide busy={cancel.isPending} onClick={() => cancel.mutate({ body: { id: signature.id } })}>
        {t(changeTexts.confirm, { name: plan.name, date: date(preview.begins_on) })}
      </Button>
    </div>
  )
}
