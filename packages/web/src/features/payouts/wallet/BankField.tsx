import type { Bank } from '@bra/contract/payouts/wallet.schemas'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { optionProps } from '../../../ui/OptionGroups.tsx'
import { useCombobox } from '../../../ui/useCombobox.ts'
import { banksFound, bankText } from './banks-found.ts'
import { bankAccountTexts } from './texts.ts'
import { banksQuery } from './wallet.data.ts'

/** Reads the code from "260 – Nubank", or from the code alone. */
const codeOf = (typed: string) => /^\s*(\d{3})(?!\d)/.exec(typed)?.[1] ?? ''

/** Offers the common banks, and every other one by its name or code. */
export function BankField({ name }: { name: string }) {
  const t = useText()
  const listId = useId()
  const { setValue } = useFormContext()
  const { data } = useQuery(banksQuery)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const banks = banksFound(data?.banks ?? [], typed)
  const idOf = ({ ispb }: Bank) => `${listId}-${ispb}`
  const isListed = isOpen && banks.length > 0
  const { active, field, move, startAgain } = useCombobox({
    listId: isListed ? listId : undefined,
    isListed,
    ids: isListed ? banks.map(idOf) : [],
    ends: 'round',
  })

  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    startAgain()
  }
  const choose = (bank: Bank) => {
    setValue(name, bankText(bank), { shouldValidate: true, shouldDirty: true })
    setTyped(bankText(bank))
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isListed) choose(banks[active]!)
    else if (event.key === 'Escape' && isListed) setOpen(false)
    else if (event.key.startsWith('Arrow') && move(event.key)) setOpen(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = () => {
    const [only, ...others] = banks
    if (isOpen && typed && only && others.length === 0) choose(only)
    setOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears the keys of the field
    <div role="group" className="relative" onKeyDown={press} onBlur={leave}>
      <FormText
        {...field}
        name={name}
        autoComplete="off"
        label={t(bankAccountTexts.bank)}
        hint={t(bankAccountTexts.bankPick)}
        read={codeOf}
        onFocus={() => setOpen(true)}
        onInput={(event) => type(event.currentTarget.value)}
      />
      {isListed && (
        <div
          id={listId}
          role="listbox"
          aria-label={t(bankAccountTexts.banks)}
          className="absolute inset-x-0 top-full z-40 mt-1 max-h-80 overflow-y-auto rounded-panel border border-line bg-surface p-1 shadow-popover"
        >
          {banks.map((bank, at) => (
            <div
              key={bank.ispb}
              {...optionProps(idOf(bank), at === active, () => choose(bank))}
              className={clsx(
                'cursor-pointer rounded-tag px-3 py-2',
                at === active ? 'bg-mata-soft text-on-mata-soft' : 'hover:bg-sunken',
              )}
            >
              {bankText(bank)}
              {bank.known_as && <span className="block truncate text-small text-ink-2">{bank.name}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
