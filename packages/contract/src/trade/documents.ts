/** Removes punctuation and capitalizes; documents are stored in this form. */
export const bareDocument = (typed: string) => typed.toUpperCase().replace(/[\s./-]/g, '')

export const isCpf = (bare: string) => /^\d{11}$/.test(bare) && !isRepeated(bare) && hasDigits(bare, 9, 11)
/** Letters are valid, with values 17 to 42 (Receita Federal, IN 2.229/2024). */
export const isCnpj = (bare: string) => /^[\dA-Z]{12}\d{2}$/.test(bare) && !isRepeated(bare) && hasDigits(bare, 12, 9)
export const isTaxDocument = (bare: string) => isCpf(bare) || isCnpj(bare)

/** Writes 000.000.000-00 or 00.000.000/0000-00. */
export const formatDocument = (bare: string) =>
  bare.length === 11
    ? bare.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
    : bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')

export const formatKey = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ')

const isRepeated = (bare: string) => /^(.)\1*$/.test(bare)

/** Both check digits are modulus 11 of everything before them, with weights 2 to `heaviest` from the right. */
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
