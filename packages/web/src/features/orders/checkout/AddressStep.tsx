import type { Address } from '@bra/contract/people/addresses.schemas'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { linesOf, nameOf } from '../../people/addresses/addresses.data.ts'
import { addressTexts } from '../../people/addresses/texts.ts'
import { checkoutTexts } from './texts.ts'

const AddressForm = partOfBrowser(async () => (await import('../../people/addresses/AddressForm.tsx')).AddressForm)

interface AddressStepProps {
  addresses: Address[]
  chosen: Address | undefined
  onChoose: (address: Address) => void
  onDone: () => void
}

export function AddressStep({ addresses, chosen, onChoose, onDone }: AddressStepProps) {
  const t = useText()
  const [form, setForm] = useState<Address | 'new' | null>(null)
  if (form || addresses.length === 0)
    return (
      <Suspense fallback={<Skeleton className="h-120 w-full" />}>
        <h3 className="mb-3 font-sans text-input font-bold tracking-normal">
          {t(form && form !== 'new' ? addressTexts.editTitle : addressTexts.newTitle)}
        </h3>
        <AddressForm
          atCheckout
          isFirst={addresses.length === 0}
          address={form && form !== 'new' ? form : undefined}
          onSaved={(address) => {
            onChoose(address)
            setForm(null)
            onDone()
          }}
          actions={
            addresses.length > 0 && (
              <Button variant="outline" onClick={() => setForm(null)}>
                {t(addressTexts.cancel)}
              </Button>
            )
          }
        />
      </Suspense>
    )
  return (
    <>
      <ChoiceGroup legend={t(checkoutTexts.whichAddress)} hiddenLegend className="flex flex-col gap-1">
        {addresses.map((address) => (
          <Radio
            key={address.id}
            name="address"
            checked={address.id === chosen?.id}
            onChange={() => onChoose(address)}
            hint={[address.recipient, ...linesOf(address)].filter(Boolean).join(' · ')}
          >
            <span className="font-semibold">{nameOf(address)}</span>{' '}
            {address.default && <Badge tone="mata">{t(addressTexts.isDefault)}</Badge>}
          </Radio>
        ))}
      </ChoiceGroup>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="small"
          className="-ml-3.5"
          icon={<Plus aria-hidden size={16} strokeWidth={2} />}
          onClick={() => setForm('new')}
        >
          {t(addressTexts.newTitle)}
        </Button>
        {chosen && (
          <Button variant="ghost" size="small" onClick={() => setForm(chosen)}>
            {t(addressTexts.editNamed, { name: nameOf(chosen) })}
          </Button>
        )}
      </div>
      <Button className="mt-4" disabled={!chosen} onClick={onDone}>
        {t(checkoutTexts.goOn)}
      </Button>
    </>
  )
}
