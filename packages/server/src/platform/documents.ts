import { bareDocument } from '@bra/contract/documents'
import type { Uf } from '@bra/contract/trade'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'

/** The tables of the rules are loaded when first asked for. */
const rules = () =>
  Promise.all([
    import('@brazilian-utils/brazilian-utils/is-valid-cnpj'),
    import('@brazilian-utils/brazilian-utils/is-valid-ie'),
    import('@brazilian-utils/brazilian-utils/is-valid-phone'),
  ])

/** Whether 11 digits are a CPF: their last two follow from the others. */
export const isCpf = (digits: string) => isValidCpf(digits)

/** A CPF, or a CNPJ of digits or of digits and letters (version 2), however it is typed. */
export async function isTaxDocument(typed: string) {
  const [{ isValidCnpj }] = await rules()
  const bare = bareDocument(typed)
  return bare.length === 11 ? isCpf(bare) : isValidCnpj(bare, { version: 2 })
}

/** An inscrição estadual, by the rule of its state. */
export async function isStateRegistration(typed: string, uf: Uf) {
  const [, { isValidIe }] = await rules()
  return isValidIe({ value: typed, stateCode: uf })
}

/** A landline or a mobile with an area code that exists. */
export async function isPhone(typed: string) {
  const [, , { isValidPhone }] = await rules()
  return isValidPhone(typed)
}
