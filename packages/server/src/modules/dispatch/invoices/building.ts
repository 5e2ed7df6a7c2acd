import { randomInt } from 'node:crypto'
import type { Address } from '@bra/contract/people/addresses.schemas'
import type { Company } from '@bra/contract/stores/companies.schemas'
import { plain } from '@bra/contract/trade/format'
import type { Uf } from '@bra/contract/trade/trade'
import { contingencyOf } from '@bra/tax-documents/authorities/addresses'
import { buildDce } from '@bra/tax-documents/dce/dce'
import { newKeyCode } from '@bra/tax-documents/keys'
import { buildNfe, type UnsignedDocument } from '@bra/tax-documents/nfe/build'
import { deliveryNote } from '@bra/tax-documents/nfe/notes'
import type { NfeItem, Origin, PostalAddress } from '@bra/tax-documents/nfe/nfe.types'
import { approximateTaxesIn, stateRatesIn } from '@bra/tax-documents/rates'
import { type Crt, ReformRatesMissing } from '@bra/tax-documents/reform'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { rulesOf } from '../../ground/settings/index.ts'
import { cityCode } from '../../people/addresses/index.ts'
import { type SellerTaxes, taxDefaultsOf } from '../tax-setup/index.ts'
import type { ParcelFacts } from './invoice-facts.queries.ts'
import type { InvoiceRow } from './invoices.queries.ts'

/** CNPJ of the Correios, which carry what a person sends. */
const POST_CNPJ = '34028316000103'
const newCode = (number: number) => newKeyCode(number, (below) => randomInt(below))

export type WrittenParcel = Pick<
  ParcelFacts,
  'store_id' | 'address' | 'buyer' | 'lines' | 'freight_cents' | 'credit_cents' | 'method'
>

interface Writing {
  row: Pick<InvoiceRow, 'environment' | 'series' | 'number' | 'purpose' | 'contingency' | 'model'>
  facts: WrittenParcel
  taxes: SellerTaxes
  downSince?: Date
  returnOf?: string | null
}

/** Writes the document of a parcel, not signed yet. Refuses what the authorities would refuse for missing data. */
export async function written(app: App, db: Db, writing: Writing): Promise<UnsignedDocument> {
  const { row, facts, taxes } = writing
  const { cpf } = facts.buyer
  if (!cpf || !facts.address.postcode) fail('invoice_buyer_unknown')
  const [seller, buyer] = [await sellerPlace(taxes.company!), await buyerPlace(facts)]
  const about = { environment: row.environment, issuedAt: app.clock.now(), series: row.series, number: row.number }
  const recipient = { document: cpf, name: facts.buyer.name, address: buyer }
  const note = row.purpose === 'sale' ? noteFor(facts) : null
  const defaults = await taxDefaultsOf(db, taxes)
  const items = facts.lines.map((line): NfeItem => ({
    ...{ code: line.code, name: line.name, quantity: line.quantity, cents: line.cents },
    ncm: line.ncm ?? (line.is_card ? defaults.ncm_cards : defaults.ncm_goods),
    origin: (line.origin ?? defaults.origin) as Origin,
    cfop: cfopOf(row, defaults, seller.uf === buyer.uf),
  }))
  if (row.model === 99) {
    const house = taxes.house ?? fail('tax_house_missing')
    return buildDce({
      ...{ ...about, code: String(randomInt(1_000_000)).padStart(6, '0'), items, recipient, note },
      sender: { document: taxes.company!.document, name: taxes.company!.legal_name, address: seller },
      marketplace: { cnpj: house.cnpj, name: house.name, site: app.config.publicUrl },
      transport: { kind: 0, cnpj: POST_CNPJ },
    })
  }
  const issuer = { ...issuerOf(taxes.company!, seller, defaults.exceeds_limit), contributions: defaults }
  const contingency = row.contingency && {
    ...{ service: contingencyOf(seller.uf), since: writing.downSince ?? about.issuedAt },
    reason: 'Serviço da Secretaria da Fazenda do estado fora do ar',
  }
  return withRates(async () =>
    buildNfe({
      ...{ ...about, code: newCode(row.number), issuer, items, contingency, note },
      buyer: { ...recipient, email: facts.buyer.email },
      ...{
        freightCents: facts.freight_cents,
        discountCents: 0,
        payment: facts.method,
        creditCents: facts.credit_cents,
      },
      intermediary: taxes.house && { cnpj: taxes.house.cnpj, account: `loja-${facts.store_id}` },
      returnOf: row.purpose === 'return' ? writing.returnOf : null,
      ...(await houseRates(db)),
    }),
  )
}

/** The document names the buyer, whose CPF it has; the parcel may go to somebody whose CPF nobody asked for. */
function noteFor({ address: { recipient }, buyer }: WrittenParcel) {
  const same = (name: string) => plain(name).replaceAll(/\s+/g, ' ').trim()
  return recipient && same(recipient) !== same(buyer.name) ? deliveryNote(recipient) : null
}

async function withRates(build: () => Promise<UnsignedDocument>) {
  try {
    return await build()
  } catch (error) {
    if (error instanceof ReformRatesMissing) return fail('invoice_rates_missing')
    throw error
  }
}

const rateCodes = ['ibs_state_rate', 'ibs_city_rate', 'cbs_rate', 'icms_rates', 'approximate_taxes'] as const

/** Rates that operators set; those of IBS and CBS from 2027 on are null until they are known. */
async function houseRates(db: Db) {
  const rules = await rulesOf(db, [...rateCodes])
  const [ibsState, ibsCity, cbs] = [Number(rules.ibs_state_rate), Number(rules.ibs_city_rate), Number(rules.cbs_rate)]
  return {
    laterRates: cbs > 0 ? { ibsState, ibsCity, cbs } : null,
    stateRates: stateRatesIn(rules.icms_rates),
    approximateTaxes: approximateTaxesIn(rules.approximate_taxes),
  }
}

/** A return takes the usual one, because the store's own is that of a sale. */
const cfopOf = (
  { purpose }: Pick<InvoiceRow, 'purpose'>,
  { cfop_inside: inside, cfop_outside: outside }: { cfop_inside: string | null; cfop_outside: string | null },
  isInside: boolean,
) => (purpose === 'return' ? null : isInside ? inside : outside)

function issuerOf(
  { document, legal_name, trade_name, state_registration, phone, crt }: Company,
  address: PostalAddress,
  exceeds: boolean,
) {
  const regime = (crt === 1 && exceeds ? 2 : (crt ?? 3)) as Crt
  return {
    document,
    name: legal_name,
    tradeName: trade_name,
    stateRegistration: state_registration,
    phone,
    crt: regime,
    address,
  }
}

const sellerPlace = ({ address }: Company) => placeOf(address!)

const buyerPlace = ({ address: { address, number, complement, district, city, state, postcode } }: WrittenParcel) =>
  placeOf({
    ...{ address: address ?? '', number: number ?? '', complement: complement ?? '', district: district ?? '' },
    ...{ city, state, postcode: postcode ?? '' },
  })

type Place = Pick<Address, 'address' | 'number' | 'complement' | 'district' | 'city' | 'state' | 'postcode'>

async function placeOf(place: Place): Promise<PostalAddress> {
  const uf = place.state as Uf
  return {
    ...{ street: place.address, number: place.number, complement: place.complement, district: place.district },
    ...{ city: place.city, uf, cep: place.postcode.replace('-', '') },
    cityCode: (await cityCode(uf, place.city)) ?? fail('invoice_city_unknown'),
  }
}
