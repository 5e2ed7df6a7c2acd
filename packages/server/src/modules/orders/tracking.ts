// SS987654321BR: the service, the number with its check digit, the country
const OF_CORREIOS = /^[A-Z]{2}\d{9}BR$/

const weights = [8, 6, 4, 2, 3, 5, 9, 7]
export const looksLikeCorreios = (code: string) => OF_CORREIOS.test(code)

/** A code of the post whose check digit is right (UPU S10). */
export function isOfCorreios(code: string) {
  if (!looksLikeCorreios(code)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(code[at + 2]), 0)
  const digit = 11 - (sum % 11)
  return Number(code[10]) === (digit === 10 ? 0 : digit === 11 ? 5 : digit)
}

/** Of the post, or of another carrier: none of theirs is shorter, or without a figure. */
export const isTrackingCode = (code: string) => OF_CORREIOS.test(code) || /^(?=.*\d)[A-Z\d]{8,}$/.test(code)

/** Capitals without blanks, as carriers write it. */
export const bareCode = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '')

/** Who carries a parcel, by its code and by the service that the buyer chose. */
export const carrierOf = (code: string | null, service: { code: string; name: string }) =>
  service.code === 'retirada' ? 'Retirada na loja' : code === null || OF_CORREIOS.test(code) ? 'Correios' : service.name

/** Where anybody follows it; null where we do not know the carrier's page. */
export const trackingUrl = (code: string) =>
  OF_CORREIOS.test(code) ? `https://rastreamento.correios.com.br/app/index.php?objetos=${code}` : null
