import { addresses } from '@bra/contract/addresses'
import { type Address, NewAddress } from '@bra/contract/addresses.schemas'
import type { ReactNode } from 'react'
import { callEndpoint, CallError } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ContractForm, useContractForm } from '../../lib/form.tsx'
import { FormCheckbox, FormText, SubmitButton } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { toast } from '../../ui/toast.ts'
import { deliverTo, useReloadAddresses } from './addresses.data.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { nowhere, typedPlaceOf } from './typed-place.ts'

interface AddressFormProps {
  /** To be changed; a new one without it. */
  address?: Address
  onSaved: (address: Address) => void
  /** Beside the button that saves. */
  actions?: ReactNode
  /** While buying: no more is asked than a parcel needs. */
  atCheckout?: boolean
}

const empty = { ...nowhere, recipient: '', label: '', default: false }

const typedOf = (address: Address) => ({
  ...typedPlaceOf(address),
  recipient: address.recipient,
  label: address.label,
  default: address.default,
})

/** Where a person receives: a new address, or the change of one. */
export function AddressForm({ address, onSaved, actions, atCheckout }: AddressFormProps) {
  const t = useText()
  const save = useSave(address, atCheckout ? addresses.createAtCheckout : addresses.create)
  const form = useContractForm(NewAddress, address ? typedOf(address) : empty)
  return (
    <ContractForm form={form} send={async (typed) => onSaved(await save(typed))}>
      <PlaceFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="recipient"
          autoComplete="name"
          maxLength={80}
          label={t('addresses.recipient')}
          hint={t('addresses.recipientHint')}
          optional
        />
        {!atCheckout && (
          <FormText name="label" maxLength={40} label={t('addresses.label')} hint={t('addresses.labelHint')} optional />
        )}
      </div>
      {!address?.default && !atCheckout && <FormCheckbox name="default">{t('addresses.setDefault')}</FormCheckbox>}
      <div className="flex flex-wrap justify-end gap-2">
        {actions}
        <SubmitButton>{t('addresses.save')}</SubmitButton>
      </div>
    </ContractForm>
  )
}

type Typed = Parameters<typeof callEndpoint<typeof addresses.create>>[2]['body']

/** Sends a new address or a changed one; the default becomes where freight is reckoned to. */
function useSave(before: Address | undefined, create: typeof addresses.create | typeof addresses.createAtCheckout) {
  const t = useText()
  const call = useCall()
  const reload = useReloadAddresses()
  const send = (typed: Typed) =>
    before
      ? callEndpoint(call, addresses.update, { body: { ...typed, id: before.id } })
      : callEndpoint(call, create, { body: typed })
  return async (typed: Typed) => {
    const { message, result } = await send(typed).catch((error: unknown) => {
      // a refusal speaks for itself; anything else is told in the specification's words
      if (error instanceof CallError && error.status < 500) throw error
      throw new CallError(0, { message: t(before ? 'addresses.failed' : 'addresses.createFailed') })
    })
    if (result.default) deliverTo(result)
    toast.success(message)
    await reload()
    return result
  }
}
