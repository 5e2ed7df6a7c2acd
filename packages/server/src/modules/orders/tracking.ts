// SS987654321BR: the service, the number with its check digit, the country
const OF_CORREIOS = /^[A-Z]{2}\d{9}BR$/

/** Capitals without blanks, as carriers write it. */
export const bareCode = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '')

/** Who carries a parcel, by its code and by the service that the buyer chose. */
export const carrierOf = (code: string | null, service: { code: string; name: string }) =>
  service.code === 'retirada' ? 'Retirada na loja' : code === null || OF_CORREIOS.test(code) ? 'Correios' : service.name

/** Where anybody follows it; null where we do not know the carrier's page. */
export const trackingUrl = (code: string) =>
  OF_CORREIOS.test(code) ? `https://rastreamento.correios.com.br/app/index.php?objetos=${code}` : null
