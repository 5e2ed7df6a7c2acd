import { refusalOf } from '../../../lib/refusal.ts'
import { formTexts } from '../../../lib/form-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { CardRejected, ProviderUnreachable } from '../../money/payments/card-token.ts'
import { savedCardTexts } from '../../money/payments/texts.ts'

/** Says why it was not paid; the faults of a rejected card stand beside its fields instead. */
export function PayTrouble({ error }: { error: Error | null }) {
  const t = useText()
  if (!error || error instanceof CardRejected) return null
  const otherwise = error instanceof ProviderUnreachable ? savedCardTexts.cardUnreachable : formTexts.failed
  return (
    <div role="alert">
      <Notice tone="urucum">{refusalOf(error, t, otherwise)}</Notice>
    </div>
  )
}
