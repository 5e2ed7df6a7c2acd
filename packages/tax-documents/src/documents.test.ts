import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openCertificate } from './certificate.ts'
import { buildDce, cancelDce } from './dce/dce.ts'
import { lookUpDce, statusOfDce } from './dce/messages.ts'
import { cancellation, correctionLetter, inutilisation } from './events/events.ts'
import { readDocument } from './issued.ts'
import { buildNfe } from './nfe/build.ts'
import { batchOf, lookUp, statusOf } from './nfe/messages.ts'
import { approximateTaxesIn, stateRatesIn, usualStateRates } from './rates.ts'
import { sign, signerOf } from './signing.ts'
import { sampleDce, sampleNfe } from './testing/samples.ts'
import { selfSignedPfx } from './self-signed.ts'
import { type MessageKind, problemsOf, schemaFiles } from './validation.ts'

const certificate = openCertificate(selfSignedPfx(), 'senha')
const signedNfe = (...changes: Parameters<typeof sampleNfe>) =>
  sign(buildNfe(sampleNfe(...changes)).xml, 'infNFe', certificate)
const signedDce = (...changes: Parameters<typeof sampleDce>) =>
  sign(buildDce(sampleDce(...changes)).xml, 'infDCe', certificate)

const run = (program: string, options: string[]) => spawnSync(program, options).status
const has = (program: string) => run(program, ['--version']) === 0
const folder = mkdtempSync(join(tmpdir(), 'tax-documents-'))
const saved = (xml: string) => {
  const path = join(folder, 'document.xml')
  writeFileSync(path, xml)
  return path
}

const returned = { returnOf: buildNfe(sampleNfe()).key }
const letters = '12ABC34501DE35'
const withLetters = sampleNfe({ crt: 1, issuer: { ...sampleNfe({ crt: 1 }).issuer, document: letters } })
const contingency = {
  service: 'SVC-AN' as const,
  since: new Date('2026-11-26T14:00:00Z'),
  reason: 'Serviço da SEFAZ parado',
}
const technicalContact = {
  cnpj: '33000167000101',
  name: 'Equipe',
  email: 'fiscal@bracards.example',
  phone: '1133334444',
}
const inside = { buyer: { ...sampleNfe().buyer, address: sampleNfe().issuer.address } }
const nextYear = { issuedAt: new Date('2027-03-01T15:00:00Z'), laterRates: { ibsState: 5, ibsCity: 5, cbs: 870 } }
const event = {
  environment: 1 as const,
  key: buildNfe(sampleNfe()).key,
  document: '11222333000181',
  uf: 'SP' as const,
  at: new Date(),
}
const dceKey = buildDce(sampleDce()).key

/** Each kind of document that the product sends, with the element that is signed. */
const documents: [name: string, kind: MessageKind, xml: string, signed: string | null][] = [
  ['NF-e of the Simples', 'nfe', signedNfe({ crt: 1 }), 'infNFe'],
  ['NF-e of the Simples above its limit', 'nfe', signedNfe({ crt: 2 }), 'infNFe'],
  ['NF-e of the normal regime to another state', 'nfe', signedNfe({ crt: 3 }), 'infNFe'],
  ['NF-e of the normal regime inside its state', 'nfe', signedNfe({ crt: 3, ...inside }), 'infNFe'],
  ['NF-e of a MEI', 'nfe', signedNfe({ crt: 4 }), 'infNFe'],
  ['NF-e of the Simples in 2027', 'nfe', signedNfe({ crt: 1, ...nextYear }), 'infNFe'],
  ['NF-e of a CNPJ with letters', 'nfe', sign(buildNfe(withLetters).xml, 'infNFe', certificate), 'infNFe'],
  ['NF-e of tests', 'nfe', signedNfe({ environment: 2, payment: 'card', technicalContact }), 'infNFe'],
  ['NF-e in contingency', 'nfe', signedNfe({ contingency, intermediary: null }), 'infNFe'],
  ['NF-e of a return', 'nfe', signedNfe(returned), 'infNFe'],
  ['batch', 'enviNFe', batchOf(signedNfe(), '1'), null],
  ['look-up', 'consSitNFe', lookUp(event.key, 1), null],
  ['status', 'consStatServ', statusOf('SP', 1), null],
  ['cancellation', 'cancellation', cancellation({ ...event, protocol: '135260000000001', reason: 'Comprador desistiu da compra' }, certificate), 'infEvento'],
  ['correction letter', 'correction', correctionLetter({ ...event, sequence: 2, text: 'O complemento do endereço é sala 3' }, certificate), 'infEvento'],
  ['inutilisation', 'inutNFe', inutilisation({ environment: 1, document: event.document, uf: 'SP', year: 26, series: 1, from: 5, to: 9, reason: 'Números pulados por engano' }, certificate), 'infInut'],
  ['DC-e', 'dce', signedDce(), 'infDCe'],
  ['DC-e for somebody else', 'dce', signedDce({ note: 'Entregar a Rosa Tavares.' }), 'infDCe'],
  ['look-up of a DC-e', 'consSitDCe', lookUpDce(dceKey, 1), null],
  ['status of the DC-e', 'consStatServDCe', statusOfDce('SP', 1), null],
  ['cancellation of a DC-e', 'eventoDCe', cancelDce({ environment: 1, key: dceKey, author: '33000167000101', sender: '52998224725', protocol: '3412600000000001', reason: 'Comprador desistiu da compra', at: new Date(), uf: 'SP' }, certificate), 'infEvento'],
] // prettier-ignore

describe.each(documents)('%s', (_name, kind, xml, signed) => {
  it('is valid by the official schema', () => {
    expect(problemsOf(kind, xml)).toEqual([])
  })

  it.skipIf(!has('xmllint'))('is valid for xmllint', () => {
    const schema = fileURLToPath(new URL(`../xsd/${schemaFiles[kind]}`, import.meta.url))
    expect(run('xmllint', ['--noout', '--nonet', '--schema', schema, saved(xml)])).toBe(0)
  })

  it.skipIf(!signed)('carries a signature that holds, and that a change breaks', () => {
    expect(signerOf(xml, signed!)?.subject).toContain('11222333000181')
    const changed = xml.replace(/<(xJust|xCorrecao|natOp|xProd)>./, '<$1>Z')
    expect(changed).not.toBe(xml)
    expect(signerOf(changed, signed!)).toBeNull()
  })

  it.skipIf(!signed || !has('xmlsec1'))('is verified by xmlsec1', () => {
    const path = saved(xml)
    const trusted = join(folder, 'trusted.pem')
    writeFileSync(trusted, certificate.certificatePem)
    expect(
      run('xmlsec1', [
        '--verify',
        '--enabled-key-data',
        'x509',
        '--id-attr:Id',
        signed!,
        '--trusted-pem',
        trusted,
        path,
      ]),
    ).toBe(0)
  })
})

describe('the schema', () => {
  it('refuses a document without signature, with a short CPF, or with an entity', () => {
    const { xml } = buildNfe(sampleNfe())
    expect(problemsOf('nfe', xml).join()).toContain('Signature')
    expect(problemsOf('nfe', signedNfe().replace('52998224725', '5299822472')).length).toBeGreaterThan(0)
    expect(problemsOf('nfe', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')).toHaveLength(1)
    expect(problemsOf('nfe', 'no xml at all')).toHaveLength(1)
  })
})

describe('the taxes', () => {
  const text = (...changes: Parameters<typeof sampleNfe>) => buildNfe(sampleNfe(...changes)).xml

  it('are in the totals what they are in the lines', () => {
    const xml = text({ crt: 3 })
    const sum = (name: string, of = xml.slice(0, xml.indexOf('<total>'))) =>
      [...of.matchAll(new RegExp(`<${name}>([\\d.]+)</${name}>`, 'g'))].reduce(
        (total, [, value]) => total + Math.round(Number(value) * 100),
        0,
      )
    const totals = xml.slice(xml.indexOf('<total>'))
    for (const name of ['vProd', 'vFrete', 'vDesc', 'vICMS', 'vPIS', 'vCOFINS', 'vICMSUFDest', 'vCBS', 'vIBSUF'])
      expect([name, sum(name)]).toEqual([name, sum(name, totals)])
    expect(sum('vNF', totals)).toBe(199_90 + 99_99 + 18_47 - 5_00)
    // imported goods pass between states at 4 %, others from the south-east at 7 %
    expect(xml).toContain('<pICMSInter>4.00</pICMSInter>')
    expect(xml).toContain('<pICMSInter>7.00</pICMSInter>')
    expect(xml).toContain('<pIBSUF>0.1000</pIBSUF>')
    expect(xml).toContain('<pCBS>0.9000</pCBS>')
    expect(xml).not.toContain('vNFTot')
  })

  it('of the reform come by date and regime', () => {
    expect(text({ crt: 1 })).not.toContain('IBSCBS')
    expect(text({ crt: 3, issuedAt: new Date('2026-01-04T15:00:00Z') })).not.toContain('IBSCBS')
    expect(text({ crt: 4, ...nextYear })).toContain('<vNFTot>')
    expect(() => text({ crt: 1, issuedAt: nextYear.issuedAt })).toThrow('2027')
  })

  const inRio = { buyer: { ...sampleNfe().buyer, address: { ...sampleNfe().buyer.address, uf: 'RJ' as const } } }

  it('add the fund against poverty of the state that has one, to the difference or inside the state', () => {
    const xml = text({ crt: 3, ...inRio })
    // 199,90 + 99,99 and what freight and discount leave, at 2 %
    expect(xml).toContain('<pFCPUFDest>2.0000</pFCPUFDest>')
    expect(xml).toContain('<vFCPUFDest>6.27</vFCPUFDest>')
    expect(problemsOf('nfe', signedNfe({ crt: 3, ...inRio }))).toEqual([])
    const own = { issuer: { ...sampleNfe({ crt: 3 }).issuer, address: inRio.buyer.address }, ...inRio }
    expect(text(own)).toContain('<pFCP>2.0000</pFCP>')
    expect(text(own)).toContain('<vFCP>6.27</vFCP>')
    expect(problemsOf('nfe', signedNfe(own))).toEqual([])
    expect(text({ crt: 1, ...inRio })).not.toContain('<vFCPUFDest>')
  })

  it('take the rates that an operator wrote, and refuse a list that lacks a state', () => {
    expect(stateRatesIn(usualStateRates)!.RJ).toEqual({ icms: 2000, fcp: 200 })
    const stateRates = stateRatesIn(usualStateRates.replace('PB 20', 'PB 21,5 + 1'))!
    expect(text({ crt: 3, stateRates })).toContain('<pICMSUFDest>21.5000</pICMSUFDest>')
    expect(text({ crt: 3, stateRates })).toContain('<pFCPUFDest>1.0000</pFCPUFDest>')
    for (const wrong of [
      '',
      'PB 20',
      usualStateRates.replace('PB 20; ', ''),
      usualStateRates.replace('PB 20', 'SP 18'),
    ])
      expect(stateRatesIn(wrong)).toBeNull()
  })

  it('are told to the consumer with source and day, by origin, and only where the table has the goods', () => {
    const approximateTaxes = approximateTaxesIn('95044000 13,45 22,35 18; IBPT 26.2.A de 01-10-2026')!
    const xml = text({ crt: 1, approximateTaxes })
    expect(problemsOf('nfe', signedNfe({ crt: 1, approximateTaxes }))).toEqual([])
    const told = [...xml.matchAll(/<vTotTrib>([\d.]+)</g)].map(([, value]) => Math.round(Number(value) * 100))
    expect(told[2]).toBe(told[0]! + told[1]!)
    expect(xml).toContain('Fonte: IBPT 26.2.A de 01-10-2026 (Lei 12.741/2012)')
    expect(text({ crt: 1, approximateTaxes, ...returned })).not.toContain('vTotTrib')
    expect(text({ crt: 1 })).not.toContain('vTotTrib')
    for (const wrong of ['não informado', '95044000 13,45; IBPT de 01-10-2026', '95044000 1 2 3; IBPT'])
      expect(approximateTaxesIn(wrong)).toBeNull()
  })

  it('follow the operation', () => {
    const cfop = (xml: string) => /<CFOP>(\d+)/.exec(xml)![1]
    expect([cfop(text()), cfop(text(inside)), cfop(text({ crt: 4 })), cfop(text(returned))]).toEqual([
      '6108',
      '5102',
      '6102',
      '2202',
    ])
    expect(text(returned)).toContain('<finNFe>4</finNFe>')
  })
})

it('a name in letters of full width is written in usual ones, with its marks', () => {
  const wide = 'Ｊｏａ\u0303ｏ　ｄａ Ｓｉｌｖａ'
  const { buyer } = sampleNfe()
  expect(buildNfe(sampleNfe({ buyer: { ...buyer, name: wide } })).xml).toContain('<xNome>João da Silva</xNome>')
  const recipient = { ...sampleDce().recipient, name: wide }
  expect(buildDce(sampleDce({ recipient })).xml).toContain('<xNome>João da Silva</xNome>')
})

it('a document is read as it was written, and one that contradicts its key is not', () => {
  const xml = signedNfe()
  const built = buildNfe(sampleNfe())
  expect(readDocument(xml)).toMatchObject({
    ...{
      key: built.key,
      model: 55,
      number: 42,
      cents: built.cents,
      issuer: '11222333000181',
      recipient: '52998224725',
    },
    isAuthorised: false,
  })
  expect(readDocument(signedDce())).toMatchObject({ model: 99, number: 7, cents: 90_00, issuer: '52998224725' })
  expect(readDocument(xml.replace('<nNF>42', '<nNF>43'))).toBeNull()
  expect(readDocument('<a/>')).toBeNull()
  expect(readDocument('no xml')).toBeNull()
})
