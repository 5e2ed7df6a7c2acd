import { isCpf } from '@bra/contract/trade/documents'
import { decimal } from '../amounts.ts'
import type { Certificate } from '../certificate.ts'
import { accessKeyOf } from '../keys.ts'
import { addressGroup, documentLeaf } from '../nfe/parties.ts'
import type { Environment, PostalAddress } from '../nfe/nfe.types.ts'
import { PROGRAM, type UnsignedDocument } from '../nfe/build.ts'
import { sign } from '../signing.ts'
import { localTime, states } from '../states.ts'
import { group, leaf, plainText } from '../xml/writing.ts'

/** Declaração de conteúdo eletrônica (model 99): what a person who is no taxpayer sends goods with. */

export const DCE_NAMESPACE = 'http://www.portalfiscal.inf.br/dce'
/** The house issues in the name of the person who sells, with its own certificate. */
const BY_MARKETPLACE = 1
const SITE = 0
const QR_ADDRESS = 'https://www.fazenda.pr.gov.br/dce/qrcode'
const KEY_ADDRESS = 'https://www.fazenda.pr.gov.br/dce/consulta'

export interface DceParty {
  document: string
  name: string
  address: PostalAddress
}

export interface DceInput {
  environment: Environment
  issuedAt: Date
  series: number
  number: number
  code: string
  sender: DceParty
  recipient: DceParty
  marketplace: { cnpj: string; name: string; site: string }
  /** 0 post, 1 own transport, 2 carrier. */
  transport: { kind: 0 | 1 | 2; cnpj: string }
  items: { name: string; ncm: string; quantity: number; cents: number }[]
  note?: string | null
}

const DECLARATION = {
  xObs1:
    'E contribuinte de ICMS qualquer pessoa fisica ou juridica, que realize, com habitualidade ou em volume que caracterize intuito comercial, operacoes de circulacao de mercadoria ou prestacoes de servicos de transportes interestadual e intermunicipal e de comunicacao, ainda que as operacoes e prestacoes se iniciem no exterior (Lei Complementar n. 87/96 Art. 4o).',
  xObs2:
    'Constitui crime contra a ordem tributaria suprimir ou reduzir tributo, ou contribuicao social e qualquer acessorio: quando negar ou deixar de fornecer, quando obrigatorio, nota fiscal ou documento equivalente, relativa a venda de mercadoria ou prestacao de servico, efetivamente realizada, ou fornece-la em desacordo com a legislacao. Sob pena de reclusao de 2 (dois) a 5 (anos), e multa (Lei 8.137/90 Art. 1o, V).',
}

/** The key carries the CNPJ of whoever signs, not the CPF of the sender. */
export function buildDce(input: DceInput): UnsignedDocument {
  const { sender, issuedAt, series, number, code, marketplace, environment } = input
  const key = accessKeyOf({
    ...{ uf: sender.address.uf, issuedAt, document: marketplace.cnpj, model: 99, series, number },
    ...{ emission: 1, code: `${BY_MARKETPLACE}${SITE}${code}` },
  })
  const content = group(
    'infDCe',
    [
      headGroup(input, key),
      partyGroup('emit', 'enderEmit', sender),
      group('Marketplace', [
        ...[leaf('CNPJ', marketplace.cnpj), leaf('xNome', plainText(marketplace.name, 60))],
        leaf('Site', plainText(marketplace.site, 120)),
      ]),
      partyGroup('dest', 'enderDest', input.recipient),
      ...input.items.map((item, at) => itemGroup(item, at + 1)),
      group('total', [leaf('vDC', decimal(centsOf(input)))]),
      group('transp', [leaf('modTrans', input.transport.kind), leaf('CNPJTransp', input.transport.cnpj)]),
      input.note && group('infAdic', [leaf('infCpl', plainText(input.note, 5000))]),
      group('infDec', [leaf('xObs1', DECLARATION.xObs1), leaf('xObs2', DECLARATION.xObs2)]),
    ],
    { Id: `DCe${key}`, versao: '1.00' },
  )
  const extra = group('infDCeSupl', [leaf('qrCodDCe', qrOfDce(key, environment)), leaf('urlChave', KEY_ADDRESS)])
  return { key, xml: group('DCe', [content, extra], { xmlns: DCE_NAMESPACE }), cents: centsOf(input) }
}

export const qrOfDce = (key: string, environment: Environment) => `${QR_ADDRESS}?chDCe=${key}&tpAmb=${environment}`

const centsOf = ({ items }: DceInput) => items.reduce((sum, item) => sum + item.quantity * item.cents, 0)

function headGroup({ sender, code, series, number, issuedAt, environment }: DceInput, key: string) {
  const { uf } = sender.address
  return group('ide', [
    ...[leaf('cUF', states[uf].code), leaf('cDC', code), leaf('mod', 99), leaf('serie', series), leaf('nDC', number)],
    ...[leaf('dhEmi', localTime(issuedAt, uf)), leaf('tpEmis', 1), leaf('tpEmit', BY_MARKETPLACE)],
    ...[leaf('nSiteAutoriz', SITE), leaf('cDV', key.slice(-1)), leaf('tpAmb', environment), leaf('verProc', PROGRAM)],
  ])
}

const partyGroup = (name: string, place: string, party: DceParty) =>
  group(name, [
    documentLeaf(party.document),
    leaf('xNome', plainText(party.name, 60)),
    addressGroup(place, party.address),
  ])

const itemGroup = ({ name, ncm, quantity, cents }: DceInput['items'][number], at: number) =>
  group(
    'det',
    [
      group('prod', [
        ...[leaf('xProd', plainText(name, 120)), leaf('NCM', ncm), leaf('qCom', `${quantity}.0000`)],
        ...[leaf('vUnCom', decimal(cents)), leaf('vProd', decimal(quantity * cents))],
      ]),
    ],
    { nItem: String(at) },
  )

interface DceCancellation {
  environment: Environment
  key: string
  author: string
  sender: string
  protocol: string
  reason: string
  at: Date
  uf: keyof typeof states
}

export function cancelDce(asked: DceCancellation, certificate: Certificate): string {
  const { environment, key, author, sender, protocol, reason, at, uf } = asked
  const detail = group('evCancDCe', [
    ...[leaf('descEvento', 'Cancelamento'), leaf('nProt', protocol), leaf('xJust', plainText(reason, 255))],
  ])
  const content = group(
    'infEvento',
    [
      ...[leaf('cOrgao', states[uf].code), leaf('tpAmb', environment), leaf('tpEmit', BY_MARKETPLACE)],
      ...[leaf('CNPJAutor', author), leaf(isCpf(sender) ? 'CPFUsEmit' : 'CNPJUsEmit', sender), leaf('chDCe', key)],
      ...[leaf('dhEvento', localTime(at, uf)), leaf('tpEvento', '110111'), leaf('nSeqEvento', 1)],
      group('detEvento', [detail], { versaoEvento: '1.00' }),
    ],
    { Id: `ID110111${key}001` },
  )
  return sign(group('eventoDCe', [content], { xmlns: DCE_NAMESPACE, versao: '1.00' }), 'infEvento', certificate)
}
