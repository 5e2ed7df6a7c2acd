import { parsed, UnreadableXml } from '../xml/reading.ts'
import { dceNames, type DceService, type Service } from './addresses.ts'

interface Operation {
  namespace: string
  method: string
  element: string
}

const NFE = 'http://www.portalfiscal.inf.br/nfe/wsdl'
const nfe = (service: string, method: string): Operation => ({
  namespace: `${NFE}/${service}`,
  method,
  element: 'nfeDadosMsg',
})

export const nfeOperations: Record<Service, Operation> = {
  status: nfe('NFeStatusServico4', 'nfeStatusServicoNF'),
  authorise: nfe('NFeAutorizacao4', 'nfeAutorizacaoLote'),
  lookUp: nfe('NFeConsultaProtocolo4', 'nfeConsultaNF'),
  inutilise: nfe('NFeInutilizacao4', 'nfeInutilizacaoNF'),
  event: nfe('NFeRecepcaoEvento4', 'nfeRecepcaoEvento'),
}

const dceMethods: Record<DceService, string> = {
  ...{ status: 'dceStatusServico', authorise: 'dceAutorizacao', lookUp: 'dceConsulta', event: 'dceRecepcaoEvento' },
}
export const dceOperation = (service: DceService): Operation => ({
  namespace: `http://www.portalfiscal.inf.br/dce/wsdl/${dceNames[service]}`,
  method: dceMethods[service],
  element: 'dceDadosMsg',
})

const SOAP = 'http://www.w3.org/2003/05/soap-envelope'

/** SOAP 1.2, document/literal. */
export const envelopeOf = (message: string, { namespace, element }: Operation) =>
  `<?xml version="1.0" encoding="UTF-8"?><soap12:Envelope xmlns:soap12="${SOAP}"><soap12:Body><${element} xmlns="${namespace}">${message}</${element}></soap12:Body></soap12:Envelope>`

export const contentTypeOf = ({ namespace, method }: Operation) =>
  `application/soap+xml; charset=utf-8; action="${namespace}/${method}"`

const INSIDE = /<(?:\w+:)?(\w*(?:DadosMsg|ResultMsg|Result))\b[^>]*>(?:<\?xml[^>]*\?>)?([\s\S]*)<\/(?:\w+:)?\1>/

/** Cuts the message out as text: with the namespaces of the envelope its signature would no longer hold. */
export function messageIn(envelope: string): string | null {
  const message = INSIDE.exec(envelope)?.[2]?.trim()
  return message && isWellFormed(message) ? message : null
}

function isWellFormed(xml: string) {
  try {
    return parsed(xml, () => true)
  } catch (error) {
    if (error instanceof UnreadableXml) return false
    throw error
  }
}
