import { isCpf } from '@bra/contract/trade/documents'
import { failAt } from '../../../platform/errors.ts'
import { methodWords } from './methods.words.ts'

// Example SS987654326BR: two letters of the service, number with check digit, country
const OF_CORREIOS = /^[A-Z]{2}\d{9}BR$/

const weights = [8, 6, 4, 2, 3, 5, 9, 7]
/** Checks the digit of UPU S10. */
function hasItsDigit(code: string) {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(code[at + 2]), 0)
  const digit = 11 - (sum % 11)
  return Number(code[10]) === (digit === 10 ? 0 : digit === 11 ? 5 : digit)
}

/** Codes of all known carriers have at least 8 characters and a digit. */
const LIKE_A_CODE = /^(?=.*\d)[A-Z\d]{8,}$/

/** Eight digits are a CEP or a day, and eleven with the right ends a CPF: no carrier's code is any of these. */
const isOtherNumber = (code: string) => /^\d{8}$/.test(code) || (/^\d{11}$/.test(code) && isCpf(code))

/** Refuses codes that no carrier uses, and Correios codes with a wrong check digit. */
export function refuseWrongCode(code: string) {
  if (!LIKE_A_CODE.test(code) || isOtherNumber(code)) failAt('tracking_code', 'tracking_code_unlike')
  if (OF_CORREIOS.test(code) && !hasItsDigit(code)) failAt('tracking_code', 'tracking_code_wrong')
}

/** True for a bare code that a carrier may use, with the right check digit where it has one. */
export const isTrackingCode = (code: string) =>
  LIKE_A_CODE.test(code) && !isOtherNumber(code) && (!OF_CORREIOS.test(code) || hasItsDigit(code))

/** True for a code of the post office whose digit says that it was typed right. */
export const isProvenCode = (code: string) => OF_CORREIOS.test(code) && hasItsDigit(code)

export const bareCode = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '')

export const carrierName = (code: string | null, service: { code: string; name: string }) =>
  service.code === 'retirada'
    ? methodWords.retirada.name['pt-BR']
    : code === null || OF_CORREIOS.test(code)
      ? 'Correios'
      : service.name

/** Returns the public tracking page, or null if the carrier's page is unknown. */
export const trackingUrl = (code: string) =>
  OF_CORREIOS.test(code) ? `https://rastreamento.correios.com.br/app/index.php?objetos=${code}` : null
