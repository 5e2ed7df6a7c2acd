/** CPF and CNPJ as forms check them while someone types; the server asks its library besides. */

/** Without punctuation, in capitals: how every document is kept. */
export const bareDocument = (typed: string) => typed.toUpperCase().replace(/[\s./-]/g, '')

export const isCpf = (bare: string) => /^\d{11}$/.test(bare) && !isRepeated(bare) && hasDigits(bare, 9, 11)
/** The letters count 17 to 42 (Receita Federal, IN 2.229/2024). */
export const isCnpj = (bare: string) => /^[\dA-Z]{12}\d{2}$/.test(bare) && !isRepeated(bare) && hasDigits(bare, 12, 9)
export const isTaxDocument = (bare: string) => isCpf(bare) || isCnpj(bare)

/** 000.000.000-00 or 00.000.000/0000-00 */
export const formatDocument = (bare: string) =>
  bare.length === 11
    ? bare.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
    : bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')

const isRepeated = (bare: string) => /^(.)\1*$/.test(bare)

/** Both check digits are the modulus 11 of all that stands before them, weighed 2 to `heaviest` from the right. */
const hasDigits = (bare: string, length: number, heaviest: number) =>
  [length, length + 1].every((at) => checkDigit(bare.slice(0, at), heaviest) === Number(bare[at]))

function checkDigit(text: string, heaviest: number) {
  const sum = [...text].reduceRight(
    ({ total, weight }, character) => ({
      total: total + (character.charCodeAt(0) - 48) * weight,
      weight: weight === heaviest ? 2 : weight + 1,
    }),
    { total: 0, weight: 2 },
  ).total
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
