import type { Uf } from '@bra/contract/trade/trade'
import type { Certificate } from '../certificate.ts'
import { NFE_NAMESPACE } from '../nfe/build.ts'
import type { Environment } from '../nfe/nfe.types.ts'
import { sign } from '../signing.ts'
import { localTime, states } from '../states.ts'
import { group, leaf, plainText } from '../xml/writing.ts'

interface EventOf {
  environment: Environment
  key: string
  document: string
  uf: Uf
  at: Date
}

const CORRECTION_TERMS =
  'A Carta de Correcao e disciplinada pelo paragrafo 1o-A do art. 7o do Convenio S/N, de 15 de dezembro de 1970 e pode ser utilizada para regularizacao de erro ocorrido na emissao de documento fiscal, desde que o erro nao esteja relacionado com: I - as variaveis que determinam o valor do imposto tais como: base de calculo, aliquota, diferenca de preco, quantidade, valor da operacao ou da prestacao; II - a correcao de dados cadastrais que implique mudanca do remetente ou do destinatario; III - a data de emissao ou de saida.'
/** Shortest and longest reason that the authorities take. */
export const REASON = { min: 15, max: 255 }
export const CORRECTION = { min: 15, max: 1000 }

export const cancellation = (event: EventOf & { protocol: string; reason: string }, certificate: Certificate) =>
  eventBatch(event, certificate, {
    kind: '110111',
    sequence: 1,
    detail: [
      ...[leaf('descEvento', 'Cancelamento'), leaf('nProt', event.protocol)],
      leaf('xJust', plainText(event.reason, REASON.max)),
    ],
  })

/** Corrects words of an authorised NF-e; each letter replaces the one before it, up to 20. */
export const correctionLetter = (event: EventOf & { sequence: number; text: string }, certificate: Certificate) =>
  eventBatch(event, certificate, {
    kind: '110110',
    sequence: event.sequence,
    detail: [
      leaf('descEvento', 'Carta de Correcao'),
      leaf('xCorrecao', plainText(event.text, CORRECTION.max)),
      leaf('xCondUso', CORRECTION_TERMS),
    ],
  })

interface EventDetail {
  kind: string
  sequence: number
  detail: string[]
}

function eventBatch({ environment, key, document, uf, at }: EventOf, certificate: Certificate, event: EventDetail) {
  const { kind, sequence, detail } = event
  const content = group(
    'infEvento',
    [
      ...[
        leaf('cOrgao', states[uf].code),
        leaf('tpAmb', environment),
        leaf(document.length === 11 ? 'CPF' : 'CNPJ', document),
      ],
      ...[
        leaf('chNFe', key),
        leaf('dhEvento', localTime(at, uf)),
        leaf('tpEvento', kind),
        leaf('nSeqEvento', sequence),
      ],
      ...[leaf('verEvento', '1.00'), group('detEvento', detail, { versao: '1.00' })],
    ],
    { Id: `ID${kind}${key}${String(sequence).padStart(2, '0')}` },
  )
  const whole = group('evento', [content], { xmlns: NFE_NAMESPACE, versao: '1.00' })
  const signed = sign(whole, 'infEvento', certificate)
  return group('envEvento', [leaf('idLote', at.getTime()), signed], { xmlns: NFE_NAMESPACE, versao: '1.00' })
}

interface Inutilisation {
  environment: Environment
  document: string
  uf: Uf
  /** Two digits of the year of the numbers. */
  year: number
  series: number
  from: number
  to: number
  reason: string
}

export function inutilisation(asked: Inutilisation, certificate: Certificate): string {
  const { environment, document, uf, year, series, from, to, reason } = asked
  const filled = (value: number, length: number) => String(value).padStart(length, '0')
  const id = `ID${states[uf].code}${filled(year, 2)}${document}55${filled(series, 3)}${filled(from, 9)}${filled(to, 9)}`
  const content = group(
    'infInut',
    [
      ...[
        leaf('tpAmb', environment),
        leaf('xServ', 'INUTILIZAR'),
        leaf('cUF', states[uf].code),
        leaf('ano', filled(year, 2)),
      ],
      ...[leaf('CNPJ', document), leaf('mod', 55), leaf('serie', series), leaf('nNFIni', from), leaf('nNFFin', to)],
      leaf('xJust', plainText(reason, REASON.max)),
    ],
    { Id: id },
  )
  return sign(group('inutNFe', [content], { xmlns: NFE_NAMESPACE, versao: '4.00' }), 'infInut', certificate)
}
