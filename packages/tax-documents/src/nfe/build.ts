import { decimal, split } from '../amounts.ts'
import { accessKeyOf } from '../keys.ts'
import { localTime, states } from '../states.ts'
import { group, leaf, optional, plainText } from '../xml/writing.ts'
import { itemGroup } from './items.ts'
import { taxesOf } from './item-taxes.ts'
import type { NfeInput } from './nfe.types.ts'
import { buyerGroup, issuerGroup } from './parties.ts'
import { noteOf } from './notes.ts'
import { type TaxedItem, totalGroup, valueOf } from './totals.ts'

export const NFE_NAMESPACE = 'http://www.portalfiscal.inf.br/nfe'
export const PROGRAM = 'bracards-1'
const emissions = { 'SVC-AN': 6, 'SVC-RS': 7 } as const

export interface UnsignedDocument {
  key: string
  /** Canonical; it is signed before it is sent. */
  xml: string
  cents: number
}

/** Writes an NF-e of model 55 that is not signed yet. Throws `ReformRatesMissing` for a date whose rates are not known. */
export function buildNfe(input: NfeInput): UnsignedDocument {
  const { issuer, issuedAt, series, number, code } = input
  const emission = input.contingency ? emissions[input.contingency.service] : 1
  const place = { uf: issuer.address.uf, issuedAt, document: issuer.document }
  const key = accessKeyOf({ ...place, model: 55, series, number, emission, code })
  const items = taxedItems(input)
  const content = group(
    'infNFe',
    [
      headGroup(input, key, emission),
      issuerGroup(issuer),
      buyerGroup(input.buyer, input.environment),
      ...items.map((item, at) => itemGroup(input, item, at + 1)),
      totalGroup(input, items),
      transportGroup(input),
      paymentGroup(input, items),
      intermediaryGroup(input),
      group('infAdic', [leaf('infCpl', noteOf(input, items))]),
      technicalGroup(input),
    ],
    { Id: `NFe${key}`, versao: '4.00' },
  )
  return { key, xml: group('NFe', [content], { xmlns: NFE_NAMESPACE }), cents: valueOf(items) }
}

function taxedItems(input: NfeInput): TaxedItem[] {
  const goods = input.items.map((item) => item.quantity * item.cents)
  const freight = split(input.freightCents, goods)
  const discount = split(input.discountCents, goods)
  return input.items.map((item, at) => {
    const parts = { goodsCents: goods[at]!, freightCents: freight[at]!, discountCents: discount[at]! }
    const priced = { ...item, ...parts }
    return { ...priced, taxes: taxesOf(input, priced) }
  })
}

function headGroup(input: NfeInput, key: string, emission: number) {
  const { issuer, buyer, issuedAt, series, number, code, contingency, returnOf, intermediary } = input
  const { uf, cityCode } = issuer.address
  const shown = localTime(issuedAt, uf)
  return group('ide', [
    ...[leaf('cUF', states[uf].code), leaf('cNF', code)],
    leaf('natOp', returnOf ? 'Devolucao de venda' : 'Venda de mercadoria'),
    ...[leaf('mod', 55), leaf('serie', series), leaf('nNF', number), leaf('dhEmi', shown), leaf('dhSaiEnt', shown)],
    ...[leaf('tpNF', returnOf ? 0 : 1), leaf('idDest', uf === buyer.address.uf ? 1 : 2), leaf('cMunFG', cityCode)],
    ...[leaf('tpImp', 1), leaf('tpEmis', emission), leaf('cDV', key.slice(-1)), leaf('tpAmb', input.environment)],
    ...[leaf('finNFe', returnOf ? 4 : 1), leaf('indFinal', 1), leaf('indPres', returnOf ? 0 : 2)],
    // only a sale at a distance says whether somebody brought the two together
    returnOf ? null : leaf('indIntermed', intermediary ? 1 : 0),
    ...[leaf('procEmi', 0), leaf('verProc', PROGRAM)],
    contingency && leaf('dhCont', localTime(contingency.since, uf)),
    contingency && leaf('xJust', plainText(contingency.reason, 256)),
    returnOf && group('NFref', [leaf('refNFe', returnOf)]),
  ])
}

/** The sender pays the carrier; the buyer has paid the freight to the sender. */
const transportGroup = ({ returnOf }: NfeInput) =>
  group('transp', [
    leaf('modFrete', returnOf ? 9 : 0),
    returnOf ? null : group('vol', [leaf('qVol', 1), leaf('esp', 'VOLUME')]),
  ])

const methods = { pix: '17', card: '03', credit: '19' } as const

function paymentGroup({ payment, creditCents = 0, returnOf }: NfeInput, items: TaxedItem[]) {
  if (returnOf || payment === 'none') return group('pag', [group('detPag', [leaf('tPag', '90'), leaf('vPag', '0.00')])])
  const credit = Math.min(creditCents, valueOf(items))
  const paid = [
    [methods[payment], valueOf(items) - credit],
    [methods.credit, credit],
  ] as const
  return group(
    'pag',
    paid.flatMap(([method, cents]) => (cents > 0 ? paymentOf(method, cents) : [])),
  )
}

const paymentOf = (method: string, cents: number) =>
  group('detPag', [
    ...[leaf('indPag', 0), leaf('tPag', method), leaf('vPag', decimal(cents))],
    method !== methods.credit && group('card', [leaf('tpIntegra', 2)]),
  ])

const intermediaryGroup = ({ intermediary, returnOf }: NfeInput) =>
  intermediary &&
  !returnOf &&
  group('infIntermed', [
    leaf('CNPJ', intermediary.cnpj),
    leaf('idCadIntTran', plainText(intermediary.account, 60).padStart(2, '0')),
  ])

const technicalGroup = ({ technicalContact: contact }: NfeInput) =>
  contact &&
  group('infRespTec', [
    ...[leaf('CNPJ', contact.cnpj), leaf('xContato', plainText(contact.name, 60))],
    ...[leaf('email', contact.email), optional('fone', contact.phone.replaceAll(/\D/g, ''))],
  ])
