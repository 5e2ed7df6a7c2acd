import { failAt } from '../../platform/errors.ts'

// SS987654326BR: the service, the number with its check digit, the country
const OF_CORREIOS = /^[A-Z]{2}\d{9}BR$/

const weights = [8, 6, 4, 2, 3, 5, 9, 7]
/** By UPU S10. */
function hasItsDigit(code: string) {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(code[at + 2]), 0)
  const digit = 11 - (sum % 11)
  return Number(code[10]) === (digit === 10 ? 0 : digit === 11 ? 5 : digit)
}

/** No other carrier's is shorter, or without a figure. */
const LIKE_A_CODE = /^(?=.*\d)[A-Z\d]{8,}$/

/** Nobody could follow what is no carrier's, or the post's with a wrong last digit. */
export function refuseWrongCode(code: string) {
  if (!LIKE_A_CODE.test(code)) failAt('tracking_code', 'tracking_code_unlike')
  if (OF_CORREIOS.test(code) && !hasItsDigit(code)) failAt('tracking_code', 'tracking_code_wrong')
}

/** Capitals without blanks, as carriers write it. */
export const bareCode = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '')

/** Who carries a parcel, by its code and by the service that the buyer chose. */
export const carrierName = (code: string | null, service: { code: string; name: string }) =>
  service.code === 'retirada' ? 'Retirada na loja' : code === null || OF_CORREIOS.test(code) ? 'Correios' : service.name

/** Where anybody follows it; null where we do not know the carrier's page. */
export const trackingUrl = (code: string) =>
  OF_CORREIOS.test(code) ? `https://rastreamento.correios.com.br/app/index.php?objetos=${code}` : null
