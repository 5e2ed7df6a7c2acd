import { bareDocument } from '@bra/contract/trade/documents'
import type { Uf } from '@bra/contract/trade/trade'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'

/** The large tables of rules are loaded at the first call. */
const rules = () =>
  Promise.all([
    import('@brazilian-utils/brazilian-utils/is-valid-cnpj'),
    import('@brazilian-utils/brazilian-utils/is-valid-ie'),
    import('@brazilian-utils/brazilian-utils/is-valid-phone'),
  ])

export const isCpf = (digits: string) => isValidCpf(digits)

/** Checks a CPF, or a CNPJ of digits or of digits and letters (version 2), in any spelling. */
export async function isTaxDocument(typed: string) {
  const [{ isValidCnpj }] = await rules()
  const bare = bareDocument(typed)
  return bare.length === 11 ? isCpf(bare) : isValidCnpj(bare, { version: 2 })
}

export async function isStateRegistration(typed: string, uf: Uf) {
  const [, { isValidIe }] = await rules()
  return isValidIe({ value: typed, stateCode: uf })
}

export async function isPhone(typed: string) {
  const [, , { isValidPhone }] = await rules()
  return isValidPhone(typed)
}
