import { z } from 'zod'
import { both } from '../kit/both.ts'
import { EMPTY, mostCharacters } from '../kit/field-sentences.ts'
import { Address, Place } from '../people/addresses.schemas.ts'
import { bareDocument, isTaxDocument } from '../trade/documents.ts'
import { Email, Phone } from '../people/people.schemas.ts'
import { Id, result, UfCode } from '../kit/shapes.ts'

/** CPF or CNPJ, which may have letters: 11 or 14 characters without punctuation, with valid check digits. */
export const TaxDocument = z
  .string()
  .transform(bareDocument)
  .pipe(
    z
      .string()
      .refine(isTaxDocument, both('Confira os números do CPF ou CNPJ.', 'Check the digits of the CPF or CNPJ.')),
  )

const NO_REGIME = both('Escolha o regime tributário.', 'Choose the tax regime.')
export const TaxRegime = z.enum(['simples', 'mei', 'normal'], NO_REGIME)
export type TaxRegime = z.output<typeof TaxRegime>

const EXEMPT = 'ISENTO'
/** Digits (and the P of São Paulo's farmers), "ISENTO", or nothing. */
const StateRegistration = z
  .string()
  .nullish()
  .transform((typed) => (typed ?? '').toUpperCase().replace(/[\s./-]/g, ''))
  .pipe(
    z
      .string()
      .regex(
        /^(ISENTO|P?\d{6,14})?$/,
        both(`Digite os números da inscrição, ou ${EXEMPT}.`, `Type the digits of the registration, or ${EXEMPT}.`),
      ),
  )

const fields = z.object({
  document: TaxDocument,
  legal_name: z.string().trim().min(2, EMPTY).max(120, mostCharacters(120)),
  trade_name: z
    .string()
    .trim()
    .max(120, mostCharacters(120))
    .nullish()
    .transform((name) => name ?? ''),
  state_registration: StateRegistration,
  uf: UfCode,
  phone: Phone,
  email: Email,
  tax_regime: TaxRegime.or(z.literal('').transform(() => null))
    .nullish()
    .transform((regime) => regime ?? null),
  address: Place.optional(),
})

/** Rules for companies only: a person who sells pays no ICMS. */
function ofCompany(company: { document: string; [field: string]: unknown }, context: z.RefinementCtx) {
  if (company.document.length !== 14) return
  if (!company.tax_regime)
    context.addIssue({
      code: 'custom',
      path: ['tax_regime'],
      message: NO_REGIME,
    })
  if (!company.state_registration)
    context.addIssue({
      code: 'custom',
      path: ['state_registration'],
      message: both(`Digite a inscrição, ou ${EXEMPT}.`, `Type the registration, or ${EXEMPT}.`),
    })
}

export const NewCompany = fields.superRefine(ofCompany)
export const ChangedCompany = fields.extend({ id: Id.optional() }).superRefine(ofCompany)

export const Company = z.object({
  id: z.int(),
  kind: z.enum(['person', 'company']),
  document: z.string(),
  legal_name: z.string(),
  trade_name: z.string(),
  state_registration: z.string(),
  uf: z.string(),
  phone: z.string(),
  email: z.string(),
  tax_regime: TaxRegime.nullable(),
  crt: z.int().nullable(),
  document_fixed: z.boolean(),
  address: Address.nullable(),
})
export type Company = z.output<typeof Company>

export const companiesSchemas = {
  show: { reply: z.object({ company: Company.nullable() }) },
  add: { body: NewCompany, reply: result(Company) },
  update: { body: ChangedCompany, reply: result(Company) },
}
