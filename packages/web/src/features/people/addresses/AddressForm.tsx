import { addresses } from '@bra/contract/people/addresses'
import { type Address, NewAddress } from '@bra/contract/people/addresses.schemas'
import { formatCep } from '@bra/contract/trade/postal'
import { type ReactNode, useEffect } from 'react'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import { useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormCheckbox, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { addressLists, deliverTo } from './addresses.data.ts'
import { useDestination } from './destination.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { addressTexts } from './texts.ts'
import { nowhere, typedPlaceOf } from './typed-place.ts'

interface AddressFormProps {
  address?: Address
  onSaved: (address: Address) => void
  actions?: ReactNode
  /** True if the person has no address yet: freight was reckoned to its CEP, and it becomes the default. */
  isFirst?: boolean
  /** True in the checkout, which asks only for what a parcel needs. */
  atCheckout?: boolean
}

const empty = (isFirst: boolean | undefined, cep: string | undefined) => ({
  ...nowhere,
  postcode: isFirst && cep ? formatCep(cep) : '',
  recipient: '',
  label: '',
  default: Boolean(isFirst),
})

const typedOf = (address: Address) => ({
  ...typedPlaceOf(address),
  recipient: address.recipient,
  label: address.label,
  default: address.default,
})

export function AddressForm({ address, onSaved, actions, isFirst, atCheckout }: AddressFormProps) {
  const t = useText()
  const { cep } = useDestination()
  const save = useSave(address, atCheckout ? addresses.createAtCheckout : addresses.create)
  const begun = address ? typedOf(address) : empty(isFirst, cep)
  const form = useContractForm(NewAddress, begun, { key: `address ${address?.id ?? ''}`, names: Object.keys(begun) })
  const { setFocus } = form
  useEffect(() => setFocus('postcode'), [setFocus])
  return (
    <ContractForm form={form} send={async (typed) => onSaved(await save(typed))}>
      <PlaceFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="recipient"
          autoComplete="name"
          maxLength={80}
          label={t(addressTexts.recipient)}
          hint={t(addressTexts.recipientHint)}
          optional
        />
        {!atCheckout && (
          <FormText
            name="label"
            maxLength={40}
            label={t(addressTexts.label)}
            hint={t(addressTexts.labelHint)}
            optional
          />
        )}
      </div>
      {!address?.default && !atCheckout && <FormCheckbox name="default">{t(addressTexts.setDefault)}</FormCheckbox>}
      <div className="flex flex-wrap justify-end gap-2">
        {actions}
        <SubmitButton>{t(addressTexts.save)}</SubmitButton>
      </div>
    </ContractForm>
  )
}

type AddressFields = Parameters<typeof callEndpoint<typeof addresses.create>>[2]['body']

/** Saves an address; if it is the default, freight is calculated to it from now on. */
function useSave(before: Address | undefined, create: typeof addresses.create | typeof addresses.createAtCheckout) {
  const t = useText()
  const call = useCall()
  const reload = useRefresh(addressLists)
  const send = (typed: AddressFields) =>
    before
      ? callEndpoint(call, addresses.update, { body: { ...typed, id: before.id } })
      : callEndpoint(call, create, { body: typed })
  return async (typed: AddressFields) => {
    const { message, result } = await send(typed).catch((error: unknown) => {
      // Shows the server's own words for a refusal, and a general text for any other failure.
      if (error instanceof CallError && error.status < 500) throw error
      throw new CallError(0, { message: t(before ? addressTexts.failed : addressTexts.createFailed) })
    })
    if (result.default) deliverTo(result)
    toast.success(message)
    await reload()
    return result
  }
}
