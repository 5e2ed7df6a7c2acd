import { addresses } from '@bra/contract/people/addresses'
import type { Address } from '@bra/contract/people/addresses.schemas'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { Refusal } from '../../../lib/Refusal.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { addressLists, linesOf, nameOf } from './addresses.data.ts'
import { takeDefaultAddress } from './takeDefaultAddress.ts'
import { addressTexts } from './texts.ts'

/** Asks before an address is deleted. If it was the default, freight is calculated to the next default. */
export function RemoveAddressDialog({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const t = useText()
  const call = useCall()
  const remove = useCommand(addresses.remove, {
    input: ({ id }: Address) => ({ params: { id } }),
    tells: true,
    onSuccess: async (_, gone) => {
      onClose()
      if (gone.default) await takeDefaultAddress(call)
    },
    onSettled: useRefresh(addressLists),
  })
  const close = () => {
    // Clears the error of this address before the next one is opened.
    remove.reset()
    onClose()
  }
  return (
    <Dialog
      open={address !== null}
      onClose={close}
      title={t(addressTexts.removeTitle)}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t(addressTexts.keep)}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => address && remove.mutate(address)}>
            {t(addressTexts.remove)}
          </Button>
        </>
      }
    >
      {address && (
        <>
          <p className="font-bold">{nameOf(address)}</p>
          <p className="text-ink-2">{linesOf(address).join(', ')}</p>
          <p className="mt-3">{t(addressTexts.removeHint)}</p>
          <Refusal error={remove.error} />
        </>
      )}
    </Dialog>
  )
}
