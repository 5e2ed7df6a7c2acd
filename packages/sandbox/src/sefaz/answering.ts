import { localTime, states } from '@bra/tax-documents/states'
import { DCE_NAMESPACE } from '@bra/tax-documents/dce/dce'
import { NFE_NAMESPACE } from '@bra/tax-documents/nfe/build'
import { group, leaf, optional } from '@bra/tax-documents/xml/writing'
import { type Books, timeOf } from './books.ts'
import { reasonOf } from './reasons.ts'

export const PROGRAM = 'SIMULADOR_1'
type Model = 55 | 99
export interface Asked {
  model: Model
  environment: number
}

export const uf = 'SP' as const
const cUF = leaf('cUF', states[uf].code)
export const stampOf = (books: Books) => localTime(new Date(timeOf(books)), uf)
const versioned = ({ model }: Asked, versao = model === 55 ? '4.00' : '1.00') => ({
  ...{ xmlns: model === 55 ? NFE_NAMESPACE : DCE_NAMESPACE, versao },
})
const head = ({ environment }: Asked) => [leaf('tpAmb', environment), leaf('verAplic', PROGRAM)]
const verdict = (code: number, detail?: string) => [leaf('cStat', code), leaf('xMotivo', reasonOf(code, detail))]

interface Judged {
  key: string
  code: number
  detail?: string | undefined
  protocol?: string | undefined
  digest?: string | undefined
}

export function protocolOf(books: Books, asked: Asked, { key, code, detail, protocol, digest }: Judged): string {
  const [name, field] = asked.model === 55 ? ['protNFe', 'chNFe'] : ['protDCe', 'chDCe']
  return group(
    name,
    [
      group('infProt', [
        ...[...head(asked), leaf(field, key), leaf('dhRecbto', stampOf(books)), optional('nProt', protocol)],
        ...[optional('digVal', digest), ...verdict(code, detail)],
      ]),
    ],
    { versao: versioned(asked).versao },
  )
}

export const batchAnswer = (
  books: Books,
  asked: Asked,
  { code, detail, proof }: { code: number; detail?: string | undefined; proof?: string },
) =>
  group(
    asked.model === 55 ? 'retEnviNFe' : 'retDCe',
    [...head(asked), ...verdict(code, detail), cUF, leaf('dhRecbto', stampOf(books)), proof],
    versioned(asked),
  )

export const lookUpAnswer = (
  books: Books,
  asked: Asked,
  {
    key,
    code,
    proof,
    events = [],
  }: { key: string; code: number; proof?: string | undefined; events?: string[] | undefined },
) =>
  group(
    asked.model === 55 ? 'retConsSitNFe' : 'retConsSitDCe',
    [
      ...head(asked),
      ...verdict(code),
      cUF,
      leaf('dhRecbto', stampOf(books)),
      leaf(asked.model === 55 ? 'chNFe' : 'chDCe', key),
      proof,
      ...events,
    ],
    versioned(asked),
  )

/** An event with its answer, as it stands in the answer about its document; that of a DC-e is wrapped once more. */
export function keptEvent(asked: Asked, event: string, answer: string) {
  const name = asked.model === 55 ? 'procEventoNFe' : 'procEventoDCe'
  const whole = group(name, [event, answer], versioned(asked, '1.00'))
  return asked.model === 55 ? whole : group(name, [whole], { versao: '1.00' })
}

export const statusAnswer = (books: Books, asked: Asked, code: number) =>
  group(
    asked.model === 55 ? 'retConsStatServ' : 'retConsStatServDCe',
    [...head(asked), ...verdict(code), cUF, leaf('dhRecbto', stampOf(books)), leaf('tMed', 1)],
    versioned(asked),
  )

interface RegisteredEvent {
  code: number
  key?: string
  kind?: string
  sequence?: number
  protocol?: string
}

export function eventAnswer(
  books: Books,
  asked: Asked,
  { code, key, kind, sequence, protocol }: RegisteredEvent,
): string {
  const isNfe = asked.model === 55
  const names: Record<string, string> = {
    '110110': 'Carta de Correcao registrada',
    '110111': 'Cancelamento homologado',
  }
  const content = group('infEvento', [
    ...[...head(asked), leaf('cOrgao', states[uf].code), ...verdict(code)],
    ...[
      optional(isNfe ? 'chNFe' : 'chDCe', key),
      optional('tpEvento', kind),
      optional('xEvento', kind && protocol && names[kind]),
    ],
    ...[
      optional('nSeqEvento', sequence),
      isNfe || protocol ? leaf('dhRegEvento', stampOf(books)) : null,
      optional('nProt', protocol),
    ],
  ])
  if (!isNfe) return group('retEventoDCe', [content], versioned(asked))
  const event = group('retEvento', [content], { versao: '1.00' })
  return group(
    'retEnvEvento',
    [leaf('idLote', 1), ...head(asked), leaf('cOrgao', states[uf].code), ...verdict(128), event],
    versioned(asked, '1.00'),
  )
}

export const inutilisationAnswer = (
  books: Books,
  asked: Asked,
  { code, fields, protocol }: { code: number; fields: string[]; protocol?: string },
) =>
  group(
    'retInutNFe',
    [
      group('infInut', [
        ...head(asked),
        ...verdict(code),
        cUF,
        ...fields,
        leaf('dhRecbto', stampOf(books)),
        optional('nProt', protocol),
      ]),
    ],
    versioned(asked),
  )
