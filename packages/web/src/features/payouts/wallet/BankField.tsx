import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FormText } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { banksQuery } from './wallet.data.ts'

/** Reads the code from "001 – Banco do Brasil S.A.", or from the code alone. */
const codeOf = (typed: string) => /^\s*(\d{3})(?!\d)/.exec(typed)?.[1] ?? ''

/** Offers every Brazilian bank by name or code through a `datalist`. */
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
