/** Banks whose accounts the library checks by a rule of their own; of all others it only guesses. */
const known = new Set(
  `001 033 041 077 085 102 104 136 197 208 212 237 260 290 318 323 336 341 380 399 403 623 655 707 745 748 756`.split(
    ' ',
  ),
)

interface AccountNumbers {
  bank_code: string
  agency: string
  account: string
  account_digit: string
}

/** Checks the bank's own check digit if its rule is published; accepts any other number of the right form. */
export async function isBankAccount({ bank_code, agency, account, account_digit }: AccountNumbers): Promise<boolean> {
  if (!known.has(bank_code)) return true
  const { isValidBankAccount } = await import('@brazilian-utils/brazilian-utils/is-valid-bank-account')
  return isValidBankAccount({ bankCode: bank_code, agency, account, digit: account_digit })
}
