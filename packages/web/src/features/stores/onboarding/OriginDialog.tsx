import { addresses } from '@bra/contract/people/addresses'
import { type Address, Place } from '@bra/contract/people/addresses.schemas'
import type { ManagedStore } from '@bra/contract/stores/onboarding.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { Answer } from '../../../lib/Answer.tsx'
import { callEndpoint } from '../../../lib/call.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { PlaceFields } from '../../people/addresses/PlaceFields.tsx'
import { addressTexts } from '../../people/addresses/texts.ts'
import { nowhere, typedPlaceOf } from '../../people/addresses/typed-place.ts'
import { originQuery, useReloadStores } from './onboarding.data.ts'
import { ownStoresTexts } from './own-stores-texts.ts'

interface OriginDialogProps {
  store: ManagedStore
  onClose: () => void
}

/** Freight is calculated from this address. */
export function OriginDialog({ store, onClose }: OriginDialogProps) {
  const t = useText()
  const origin = useQuery(originQuery(store.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(ownStoresTexts.originOf, { name: store.name })}
      closeLabel={t(siteTexts.close)}
    >
      <Answer to={origin} title={t(addressTexts.loadFailed)} room="h-96">
        {({ address }) => <OriginForm store={store} address={address} onClose={onClose} />}
      </Answer>
    </Dialog>
  )
}

function OriginForm({ store, address, onClose }: OriginDialogProps & { address: Address | null }) {
  const t = useText()
  const call = useCall()
  const client = useQueryClient()
  const reload = useReloadStores()
  const form = useContractForm(Place, address ? typedPlaceOf(address) : nowhere)
  const send = async (place: z.output<typeof Place>) => {
    const { message } = address
      ? await callEndpoint(call, addresses.update, { body: { ...place, id: address.id } })
      : await callEndpoint(call, addresses.create, { body: { ...place, store_id: store.id } })
    toast.success(message)
    await client.invalidateQueries({ queryKey: originQuery(store.id).queryKey })
    await reload()
    onClose()
  }
  return (
    <ContractForm form={form} send={send}>
      <p className="text-ink-2">{t(ownStoresTexts.originHint)}</p>
      <PlaceFields />
      <DialogFoot onClose={onClose}>{t(ownStoresTexts.save)}</DialogFoot>
    </ContractForm>
  )
}
