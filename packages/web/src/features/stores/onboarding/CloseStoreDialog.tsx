import { onboarding } from '@bra/contract/stores/onboarding'
import type { ManagedStore } from '@bra/contract/stores/onboarding.schemas'
import { CallError } from '../../../lib/call.ts'
import { useCommand } from '../../../lib/command.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/states.tsx'
import { useReloadStores } from './onboarding.data.ts'
import { ownStoresTexts } from './own-stores-texts.ts'

/** If parcels are under way, the server refuses and says which. */
export function CloseStoreDialog({ store, onClose }: { store: ManagedStore; onClose: () => void }) {
  const t = useText()
  const close = useCommand(onboarding.close, { tells: true, refresh: useReloadStores(), onSuccess: onClose })
  const { error } = close
  const left = error instanceof CallError ? error.fields.id : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(ownStoresTexts.closeTitle, { name: store.name })}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t(ownStoresTexts.keep)}
          </Button>
          <Button variant="danger" busy={close.isPending} onClick={() => close.mutate({ body: { id: store.id } })}>
            {t(ownStoresTexts.close)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{t(ownStoresTexts.closeHint)}</p>
        {error && <Notice tone="urucum">{left ?? refusalOf(error, t)}</Notice>}
      </div>
    </Dialog>
  )
}
