import type { Uf } from '@bra/contract/trade/trade'
import type { Environment } from '../nfe/nfe.types.ts'

/** Who authorises NF-e, and at which addresses (Portal Nacional da NF-e, relação de serviços web, June 2026). */

export type Service = 'status' | 'authorise' | 'lookUp' | 'inutilise' | 'event'
type Authoriser = 'AM' | 'BA' | 'GO' | 'MG' | 'MS' | 'MT' | 'PE' | 'PR' | 'RS' | 'SP' | 'SVAN' | 'SVRS'
export type Contingent = 'SVC-AN' | 'SVC-RS'

const own: Partial<Record<Uf, Authoriser>> = {
  ...{ AM: 'AM', BA: 'BA', GO: 'GO', MG: 'MG', MS: 'MS', MT: 'MT', PE: 'PE', PR: 'PR', RS: 'RS', SP: 'SP', MA: 'SVAN' },
}
export const authoriserOf = (uf: Uf): Authoriser => own[uf] ?? 'SVRS'

const southern: Uf[] = ['AM', 'BA', 'GO', 'MA', 'MS', 'MT', 'PE', 'PR']
/** The service that authorises when that of the state is down. */
export const contingencyOf = (uf: Uf): Contingent => (southern.includes(uf) ? 'SVC-RS' : 'SVC-AN')

const usual: Record<Service, string> = {
  status: 'NFeStatusServico4',
  authorise: 'NFeAutorizacao4',
  lookUp: 'NFeConsultaProtocolo4',
  inutilise: 'NFeInutilizacao4',
  event: 'NFeRecepcaoEvento4',
}
const folded = (service: Service) => `${usual[service]}/${usual[service]}.asmx`
const lower = (service: Service) => `${usual[service].toLowerCase()}.asmx`
const older = { ...usual, status: 'NfeStatusServico4', authorise: 'NfeAutorizacao4', lookUp: 'NfeConsulta4', event: 'RecepcaoEvento4' } // prettier-ignore
const ofRs: Record<Service, string> = {
  status: 'NfeStatusServico/NfeStatusServico4.asmx',
  authorise: 'NfeAutorizacao/NFeAutorizacao4.asmx',
  lookUp: 'NfeConsulta/NfeConsulta4.asmx',
  inutilise: 'nfeinutilizacao/nfeinutilizacao4.asmx',
  event: 'recepcaoevento/recepcaoevento4.asmx',
}

interface Place {
  at: [production: string, tests: string]
  names: (service: Service) => string
}

const byName = (names: Record<Service, string>) => (service: Service) => names[service]
const national: Place = { at: ['www.sefazvirtual.fazenda.gov.br', 'hom.sefazvirtual.fazenda.gov.br'], names: folded }
const virtual: Place = { at: ['nfe.svrs.rs.gov.br/ws', 'nfe-homologacao.svrs.rs.gov.br/ws'], names: byName(ofRs) }

const places: Record<Authoriser | Contingent, Place> = {
  AM: {
    at: ['nfe.sefaz.am.gov.br/services2/services', 'homnfe.sefaz.am.gov.br/services2/services'],
    names: byName({ ...older, inutilise: 'NfeInutilizacao4' }),
  },
  BA: { at: ['nfe.sefaz.ba.gov.br/webservices', 'hnfe.sefaz.ba.gov.br/webservices'], names: folded },
  GO: { at: ['nfe.sefaz.go.gov.br/nfe/services', 'homolog.sefaz.go.gov.br/nfe/services'], names: byName(usual) },
  MG: { at: ['nfe.fazenda.mg.gov.br/nfe2/services', 'hnfe.fazenda.mg.gov.br/nfe2/services'], names: byName(usual) },
  MS: { at: ['nfe.sefaz.ms.gov.br/ws', 'hom.nfe.sefaz.ms.gov.br/ws'], names: byName(usual) },
  MT: {
    at: ['nfe.sefaz.mt.gov.br/nfews/v2/services', 'homologacao.sefaz.mt.gov.br/nfews/v2/services'],
    names: byName({ ...older, inutilise: 'NfeInutilizacao4' }),
  },
  PE: {
    at: ['nfe.sefaz.pe.gov.br/nfe-service/services', 'nfehomolog.sefaz.pe.gov.br/nfe-service/services'],
    names: byName(usual),
  },
  PR: { at: ['nfe.sefa.pr.gov.br/nfe', 'homologacao.nfe.sefa.pr.gov.br/nfe'], names: byName(usual) },
  RS: { at: ['nfe.sefazrs.rs.gov.br/ws', 'nfe-homologacao.sefazrs.rs.gov.br/ws'], names: byName(ofRs) },
  SP: { at: ['nfe.fazenda.sp.gov.br/ws', 'homologacao.nfe.fazenda.sp.gov.br/ws'], names: lower },
  SVAN: national,
  SVRS: virtual,
  'SVC-AN': national,
  'SVC-RS': virtual,
}

export interface Destination {
  uf: Uf
  environment: Environment
  /** Null stands for the authorities themselves. */
  baseUrl: string | null
  contingent?: Contingent | null
}

export function addressOf(service: Service, { uf, environment, baseUrl, contingent }: Destination): string {
  const authoriser = contingent ?? authoriserOf(uf)
  if (baseUrl) return `${baseUrl}/${environment}/${authoriser}/${usual[service]}`
  const { at, names } = places[authoriser]
  return `https://${at[environment - 1]}/${names(service)}`
}

const dceHosts = ['dce.fazenda.pr.gov.br', 'homologacao.dce.fazenda.pr.gov.br']
export const dceNames = {
  status: 'DCeStatusServico',
  authorise: 'DCeAutorizacao',
  lookUp: 'DCeConsulta',
  event: 'DCeRecepcaoEvento',
} as const
export type DceService = keyof typeof dceNames

/** One authority serves the whole country. */
export const dceAddressOf = (
  service: DceService,
  { environment, baseUrl }: Pick<Destination, 'environment' | 'baseUrl'>,
) =>
  baseUrl
    ? `${baseUrl}/${environment}/${dceNames[service]}`
    : `https://${dceHosts[environment - 1]}/dce/${dceNames[service]}`
