import { doors } from '@bra/contract/kit/doors'
import { type Certificate, openCertificate } from '@bra/tax-documents/certificate'
import { keyDigit } from '@bra/tax-documents/keys'
import { buildNfe } from '@bra/tax-documents/nfe/build'
import { withProtocol } from '@bra/tax-documents/nfe/messages'
import { selfSignedPfx } from '@bra/tax-documents/self-signed'
import { sign } from '@bra/tax-documents/signing'
import { sampleNfe } from '@bra/tax-documents/testing/samples'
import { describe, expect, it, vi } from 'vitest'
import { feltMeanwhile, MOST_FELT_MS } from '../../../testing/felt-meanwhile.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { taxWorld } from '../../../testing/tax-world.ts'

const { app, seller, marina, offer, bought, document } = await taxWorld()
const certificate = openCertificate(selfSignedPfx({ cnpj: document }), 'senha')
const stranger = openCertificate(selfSignedPfx({ cnpj: '12ABC34501DE35' }), 'senha')
const { cpf } = await app.db.selectFrom('users').select('cpf').where('id', '=', marina.id).executeTakeFirstOrThrow()
/** What a parcel of `bought` costs with its freight. */
const CENTS = 2480
const MOST_OF_CALL = 7_500_000

const make = (id: number, xml: string) => seller.post('/api/v1/store-order-invoice', { id, xml })
const papers = (id: number) => seller.post('/api/v1/store-order-get-nf', { id })
const match = (xmls: string[]) => {
  const files = xmls.map((xml, at) => ({ name: `${at}.xml`, xml }))
  return seller.post(`/api/v1/store-invoices/${offer.store_id}/match`, { files })
}
const problemsIn = async (xmls: string[]) =>
  (await match(xmls)).body.files.map(({ problem }: { problem: string | null }) => problem)

interface Wanted {
  items?: number
  signer?: Certificate | null
  change?: (xml: string) => string
}

let number = 100
/** An NF-e of as many items as wanted, as another system writes it for a parcel of `bought`. */
function issuedElsewhere({ items = 2, signer = certificate, change = (xml) => xml }: Wanted = {}) {
  const sample = sampleNfe({ number: ++number, crt: 3, freightCents: CENTS - items, discountCents: 0 })
  const item = { ncm: '95044000', origin: 0 as const, quantity: 1, cents: 1 }
  const { xml, key } = buildNfe({
    ...sample,
    issuer: { ...sample.issuer, document },
    buyer: { ...sample.buyer, document: cpf! },
    items: Array.from({ length: items }, (_, at) => ({ ...item, code: `C-${at + 1}`, name: `Carta número ${at + 1}` })),
  })
  const whole = signer ? sign(xml, 'infNFe', signer) : xml
  const proof = `<protNFe versao="4.00"><infProt><tpAmb>1</tpAmb><chNFe>${key}</chNFe><nProt>135260000000001</nProt><cStat>100</cStat></infProt></protNFe>`
  return change(withProtocol(whole, proof))
}

describe('a document issued elsewhere', () => {
  it('is taken as it was signed, by whom it says, or without a signature', async () => {
    for (const signer of [certificate, null]) {
      const { body } = await make(await bought(), issuedElsewhere({ signer }))
      expect(body.message).toBe('O documento foi ligado ao pedido.')
    }
  })

  it('is refused when it was changed after it was signed, or when another signed it', async () => {
    const changed = issuedElsewhere({ change: (xml) => xml.replace('Carta número 1<', 'Carta melhor<') })
    const forged = issuedElsewhere({ signer: stranger })
    const id = await bought()
    for (const xml of [changed, forged])
      expect((await make(id, xml)).body).toMatchObject({
        code: 'invoice_signature_wrong',
        fields: { xml: 'A assinatura deste arquivo não confere: ele foi mudado depois de assinado.' },
      })
    expect(await problemsIn([changed, forged])).toEqual(['changed', 'changed'])
  })

  it('is refused when its key names another issuer', async () => {
    const change = (xml: string) => {
      const key = /Id="NFe(\w{44})"/.exec(xml)![1]!
      const body = `${key.slice(0, 6)}33000167000101${key.slice(20, 43)}`
      return xml.replaceAll(key, body + keyDigit(body))
    }
    const xml = issuedElsewhere({ signer: null, change })
    expect((await make(await bought(), xml)).body.code).toBe('invoice_xml_wrong')
    expect(await problemsIn([xml])).toEqual(['unreadable'])
  })
})

describe('a document of as many items as there may be', () => {
  it('is taken and drawn whole, once, while others are answered', async () => {
    const id = await bought()
    const xml = issuedElsewhere({ items: doors.document.bounds.items })
    expect(xml.length).toBeLessThan(doors.document.bounds.letters)
    const taken = await feltMeanwhile(() => make(id, xml))
    expect(taken.result.body.message).toBe('O documento foi ligado ao pedido.')
    const kept = vi.spyOn(app.files, 'put')
    const drawn = await feltMeanwhile(() => papers(id))
    const pages = await readPdf(drawn.result.body.result.data)
    const text = pages.map((page) => page.text).join(' ')
    expect(text).toContain('C-1 Carta número 1 95044000')
    expect(text).toContain('C-990 Carta número 990 95044000')
    expect(kept).toHaveBeenCalledOnce()
    expect((await papers(id)).body.result.data).toBe(drawn.result.body.result.data)
    expect(kept).toHaveBeenCalledOnce()
    expect([taken.longest, drawn.longest].filter((felt) => felt > MOST_FELT_MS)).toEqual([])
  })

  it('is refused with one more', async () => {
    const xml = issuedElsewhere({
      items: doors.document.bounds.items,
      signer: null,
      change: (whole) => whole.replace('<det ', '<det/><det '),
    })
    expect((await make(await bought(), xml)).body.code).toBe('invoice_xml_wrong')
  })
})

describe('files of small elements', () => {
  const within = (open: string, part: string, close: string) => open + part.repeat(120_000) + close
  it.each([
    ['side by side', within('<a>', '<b/>', '</a>')],
    ['inside of a document', within('<infNFe Id="NFe1">', '<b/>', '</infNFe>')],
    ['deep', `${'<a>'.repeat(250)}${'<b/>'.repeat(115_000)}${'</a>'.repeat(250)}`],
    ['beyond any number', within('<a>', '<b/>', '<b/>'.repeat(100_000))],
  ])('that stand %s are refused, many at once, while others are answered', async (_, xml) => {
    const count = Math.floor(MOST_OF_CALL / xml.length)
    const { result, longest } = await feltMeanwhile(() => problemsIn(Array<string>(count).fill(xml)))
    expect(result).toEqual(Array(count).fill('unreadable'))
    expect(longest).toBeLessThan(MOST_FELT_MS)
  })

  it('of a store that nobody has approved are not read', async () => {
    const turn = (status: 'review' | 'open') =>
      app.db.updateTable('stores').set({ status }).where('id', '=', offer.store_id).execute()
    await turn('review')
    expect((await match(['<a/>'])).body.code).toBe('store_not_approved')
    await turn('open')
    expect((await match(['<a/>'])).status).toBe(200)
  })
})
