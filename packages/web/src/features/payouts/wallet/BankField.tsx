import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormText } from '../../lib/form-fields.tsx'
import { useText } from '../../lib/text.tsx'
import { banksQuery } from './wallet.data.ts'

/** The code at the front of "001 – Banco do Brasil S.A.", or the code alone. */
const codeOf = (typed: string) => /^\s*(\d{3})(?!\d)/.exec(typed)?.[1] ?? ''

/** Every bank of the country, found by name or code in the browser's own list. */
export function BankField({ name }: { name: string }) {
  const t = useText()
  const id = useId()
  const { data } = useQuery(banksQuery)
  return (
    <>
      <FormText
        name={name}
        list={id}
        autoComplete="off"
        label={t('companies.bank')}
        hint={t('companies.bankPick')}
        read={codeOf}
      />
      <datalist id={id}>
        {data?.banks.map((bank) => (
          <option key={bank.ispb}>{`${bank.code} – ${bank.name}`}</option>
        ))}
      </datalist>
    </>
  )
}
