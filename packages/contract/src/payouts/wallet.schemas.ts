import { z } from 'zod'
import { TaxDocument } from '../stores/companies.schemas.ts'
import { OwnerProof } from '../people/people.schemas.ts'
import { Id, Instant, result } from '../kit/shapes.ts'

export const Bank = z.object({
  code: z.string(),
  ispb: z.string(),
  name: z.string(),
  /** What people call it, where that is not in the name ("Nubank"). */
  known_as: z.string().nullable(),
})
export type Bank = z.output<typeof Bank>

const digits = (typed: string) => typed.replace(/[\s.-]/g, '')
/** Digits, or the X and P that two banks use for ten. */
const checkDigit = (typed: string) => digits(typed).toUpperCase()

export const AccountType = z.enum(['checking', 'savings'], 'Escolha o tipo da conta.')
export type AccountType = z.output<typeof AccountType>

const NewBankAccount = z.object({
  bank_code: z
    .string()
    .trim()
    .regex(/^\d{3}$/, 'Escolha o banco.'),
  agency: z
    .string()
    .transform(digits)
    .pipe(z.string().regex(/^\d{1,5}$/, 'Digite os números da agência, sem o dígito.')),
  agency_digit: z
    .string()
    .nullish()
    .transform((typed) => checkDigit(typed ?? ''))
    .pipe(z.string().regex(/^[\dX]?$/, 'Digite um só número, ou X.')),
  account: z
    .string()
    .transform(digits)
    .pipe(z.string().regex(/^\d{1,13}$/, 'Digite os números da conta, sem o dígito.')),
  account_digit: z
    .string()
    .transform(checkDigit)
    .pipe(z.string().regex(/^(\d{1,2}|X|P)$/, 'Digite o dígito da conta.')),
  account_type: AccountType,
  holder_name: z.string().trim().min(1, 'Preencha este campo.').max(120, 'Use no máximo 120 caracteres.'),
  holder_document: TaxDocument,
  store_id: Id.nullish().transform((id) => id ?? null),
})
/** Replacing an account moves money, so it needs proof of identity. */
export const OtherBankAccount = NewBankAccount.extend(OwnerProof.shape)

/** A bank account as its owner sees it: with only enough digits to tell two accounts apart. */
export const BankAccount = z.object({
  id: z.int(),
  store_id: z.int().nullable(),
  bank_code: z.string(),
  bank_name: z.string(),
  agency: z.string(),
  account_end: z.string(),
  account_type: AccountType,
  holder_name: z.string(),
  holder_document: z.string(),
  created_at: Instant,
  /** When another account replaced it; null for the one in use. */
  replaced_at: Instant.nullable(),
})
export type BankAccount = z.output<typeof BankAccount>

export const walletSchemas = {
  banks: { reply: z.object({ banks: z.array(Bank) }) },
  bankAccounts: { reply: z.object({ bank_data: z.array(BankAccount) }) },
  /** The proof is required if there is an account already. */
  addBankAccount: { body: NewBankAccount.extend(OwnerProof.partial().shape), reply: result(BankAccount) },
}
