import { z } from 'zod'
import { both } from '../kit/both.ts'
import { EMPTY, mostCharacters } from '../kit/field-sentences.ts'
import { TaxDocument } from '../stores/companies.schemas.ts'
import { OwnerProof } from '../people/people.schemas.ts'
import { Id, Instant, result } from '../kit/shapes.ts'

export const Bank = z.object({
  code: z.string(),
  ispb: z.string(),
  name: z.string(),
  /** People call it so, where that is not in the name ("Nubank"). */
  known_as: z.string().nullable(),
})
export type Bank = z.output<typeof Bank>

const digits = (typed: string) => typed.replace(/[\s.-]/g, '')
/** Two banks write X and P in place of a check digit of ten. */
const checkDigit = (typed: string) => digits(typed).toUpperCase()

export const AccountType = z.enum(
  ['checking', 'savings'],
  both('Escolha o tipo da conta.', 'Choose the type of the account.'),
)
export type AccountType = z.output<typeof AccountType>

const NO_BRANCH = both(
  'Digite os números da agência, sem o dígito.',
  'Type the digits of the branch, without the check digit.',
)
const NO_ACCOUNT = both(
  'Digite os números da conta, sem o dígito.',
  'Type the digits of the account, without the check digit.',
)
const NO_CHECK_DIGIT = both('Digite o dígito da conta.', 'Type the check digit of the account.')

const NewBankAccount = z.object({
  bank_code: z
    .string()
    .trim()
    .regex(/^\d{3}$/, both('Escolha o banco.', 'Choose the bank.')),
  agency: z
    .string()
    .transform(digits)
    .pipe(z.string().regex(/^\d{1,5}$/, NO_BRANCH)),
  agency_digit: z
    .string()
    .nullish()
    .transform((typed) => checkDigit(typed ?? ''))
    .pipe(z.string().regex(/^[\dX]?$/, both('Digite um só número, ou X.', 'Type one digit only, or X.'))),
  account: z
    .string()
    .transform(digits)
    .pipe(z.string().regex(/^\d{1,13}$/, NO_ACCOUNT)),
  account_digit: z
    .string()
    .transform(checkDigit)
    .pipe(z.string().regex(/^(\d{1,2}|X|P)$/, NO_CHECK_DIGIT)),
  account_type: AccountType,
  holder_name: z.string().trim().min(1, EMPTY).max(120, mostCharacters(120)),
  holder_document: TaxDocument,
  store_id: Id.nullish().transform((id) => id ?? null),
})
/** Replacing an account moves money, so it needs proof of identity. */
export const OtherBankAccount = NewBankAccount.extend(OwnerProof.shape)

/** The owner sees only enough digits to tell two accounts apart. */
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
  replaced_at: Instant.nullable(),
})
export type BankAccount = z.output<typeof BankAccount>

export const walletSchemas = {
  banks: { reply: z.object({ banks: z.array(Bank) }) },
  bankAccounts: { reply: z.object({ bank_data: z.array(BankAccount) }) },
  /** The proof is required if there is an account already. */
  addBankAccount: { body: NewBankAccount.extend(OwnerProof.partial().shape), reply: result(BankAccount) },
}
