import { subscriptions } from '@bra/contract/stores/subscriptions'
import type { Signature } from '@bra/contract/stores/subscriptions.schemas'
import { useCommand } from '../../../lib/command.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { changeTexts } from './change-texts.ts'
import { changedBySignature } from './plan-tab.data.ts'
import { PayForm } from './PayForm.tsx'
import { signatureTexts } from './signature-texts.ts'
import { usePaying } from './usePaying.ts'

/** Sets the card that renews a signature. */
export function CardDialog({ signature: { id }, onClose }: { signature: Signature; onClose: () => void }) {
  const t = useText()
  const paying = usePaying('card')
  const setCard = useCommand(subscriptions.setCard, {
    tells: true,
    complains: changeTexts.updateFailed,
    refresh: changedBySignature,
    onSuccess: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={t(signatureTexts.cardTitle)} closeLabel={t(siteTexts.close)}>
      <p className="mb-4 text-ink-2">{t(signatureTexts.cardHint)}</p>
      <PayForm
        isCardOnly
        paying={paying}
        label={() => t(signatureTexts.useCard)}
        pay={async (by) => setCard.mutateAsync({ body: { ...by, signature_id: id } })}
      />
    </Dialog>
  )
}
