import { addresses } from '@bra/contract/people/addresses'
import { formatCep } from '@bra/contract/trade/postal'
import { type FormEvent, useRef, useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import { cepTexts } from './cep-texts.ts'
import { chooseDestination, forgetDestination } from './destination.ts'
import { useCommand } from '../../../lib/command.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { toast } from '../../../ui/toast.ts'
import { addressTexts } from './texts.ts'

interface CepFormProps {
  chosen: string | undefined
  /** True if another button beside it matters more. */
  quiet?: boolean
}

export function CepForm({ chosen, quiet }: CepFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(chosen ? formatCep(chosen) : '')
  const lookUp = useCommand(addresses.postalCode, {
    onSuccess: (address) => {
      chooseDestination(address)
      toast.success(t(addressTexts.cepChosen, { place: [address.localidade, address.uf].filter(Boolean).join(', ') }))
      form.current?.closest<HTMLElement>('[popover]')?.hidePopover()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    lookUp.mutate({ params: { cep: typed.replace(/\D/g, '') || '0' } })
  }
  const error =
    lookUp.error instanceof CallError ? lookUp.error.message : lookUp.error ? t(addressTexts.cepFailed) : undefined
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-3">
      <p className="title text-h3">{t(cepTexts.cepTitle)}</p>
      <TextInput
        label={t(addressTexts.cep)}
        hint={t(addressTexts.cepHint)}
        error={error}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={9}
        ref={beginInLayer}
        onFocus={(event) => event.target.select()}
        value={typed}
        onChange={(event) => setTyped(maskCep(event.target.value))}
      />
      <Button type="submit" variant={quiet ? 'tonal' : 'solid'} busy={lookUp.isPending}>
        {t(addressTexts.cepSave)}
      </Button>
      {chosen && (
        <Button variant="ghost" size="small" onClick={() => (forgetDestination(), setTyped(''))}>
          {t(addressTexts.cepForget)}
        </Button>
      )}
    </form>
  )
}

/** A layer begins with the focus in the field: at its first opening, when the field comes later, and at each other. */
function beginInLayer(field: HTMLInputElement | null) {
  if (!field?.closest('[popover]')) return
  field.setAttribute('autofocus', '')
  field.focus()
}

/** Formats as 00000-000 while the CEP is typed or pasted. */
const maskCep = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 8)
    .replace(/^(\d{5})(\d)/, '$1-$2')
