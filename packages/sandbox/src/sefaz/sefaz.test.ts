import { afterAll, describe, expect, it } from 'vitest'
import {
  authorise,
  find,
  findEvents,
  inutilise,
  type Post,
  register,
  serviceStatus,
} from '@bra/tax-documents/authorities/client'
import { AuthorityUnheard } from '@bra/tax-documents/authorities/answers'
import { type Certificate, openCertificate } from '@bra/tax-documents/certificate'
import { buildDce, cancelDce } from '@bra/tax-documents/dce/dce'
import { dceWithProtocol } from '@bra/tax-documents/dce/messages'
import { cancellation, correctionLetter, inutilisation } from '@bra/tax-documents/events/events'
import { accessKeyOf } from '@bra/tax-documents/keys'
import { buildNfe } from '@bra/tax-documents/nfe/build'
import { withProtocol } from '@bra/tax-documents/nfe/messages'
import { sign } from '@bra/tax-documents/signing'
import { sampleDce, sampleNfe } from '@bra/tax-documents/testing/samples'
import { selfSignedPfx } from '@bra/tax-documents/self-signed'
import { problemsOf, type MessageKind } from '@bra/tax-documents/validation'
import { messageIn } from '@bra/tax-documents/authorities/soap'
import { startSandbox } from '../sandbox.ts'

const sandbox = await startSandbox({ port: 0 })
afterAll(() => sandbox.close())

const own = openCertificate(selfSignedPfx(), 'senha')
const house = openCertificate(selfSignedPfx({ cnpj: '33000167000101' }), 'senha')
const stranger = openCertificate(selfSignedPfx({ cnpj: '12ABC34501DE35' }), 'senha')
const expired = openCertificate(selfSignedPfx({ until: new Date(Date.now() - 86_400_000) }), 'senha')

/** Every answer of the sandbox is held to the official schema too. */
const kinds: Record<string, MessageKind> = {
  ...{
    retEnviNFe: 'retEnviNFe',
    retConsSitNFe: 'retConsSitNFe',
    retConsStatServ: 'retConsStatServ',
    retInutNFe: 'retInutNFe',
  },
  ...{
    retDCe: 'retDCe',
    retConsSitDCe: 'retConsSitDCe',
    retConsStatServDCe: 'retConsStatServDCe',
    retEventoDCe: 'retEventoDCe',
  },
}
const post: Post = async (url, body, contentType) => {
  const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': contentType } })
  const text = await answer.text()
  const message = answer.ok ? messageIn(text)! : ''
  const name = /^<(\w+)/.exec(message)?.[1] ?? ''
  const kind =
    name === 'retEnvEvento' ? (message.includes('110110') ? 'correctionAnswer' : 'cancellationAnswer') : kinds[name]
  if (message) expect(problemsOf(kind!, message)).toEqual([])
  return { status: answer.status, text }
}
const authority = { uf: 'SP' as const, environment: 1 as const, baseUrl: `${sandbox.url}/sefaz`, post }
const steer = (path: string, value: unknown) =>
  fetch(`${sandbox.url}/__sandbox/sefaz${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value }),
  })

let next = 100
type Changes = Parameters<typeof sampleNfe>[0]
function newNfe(changes: Changes = {}, certificate: Certificate = own) {
  const built = buildNfe(sampleNfe({ issuedAt: new Date(), number: (next += 1), ...changes }))
  return { model: 55 as const, key: built.key, xml: sign(built.xml, 'infNFe', certificate) }
}
const newDce = () => {
  const built = buildDce(sampleDce({ issuedAt: new Date(), number: (next += 1) }))
  return { model: 99 as const, key: built.key, xml: sign(built.xml, 'infDCe', house) }
}
const send = (document: ReturnType<typeof newNfe> | ReturnType<typeof newDce>, wasSent = false) =>
  authorise(authority, document, { wasSent })
const changed = (change: (xml: string) => string, element = 'infNFe') => {
  const built = buildNfe(sampleNfe({ issuedAt: new Date(), number: (next += 1) }))
  return { model: 55 as const, key: built.key, xml: sign(change(built.xml), element, own) }
}

describe('an NF-e', () => {
  it('is authorised, and the law’s file of it is valid', async () => {
    const nfe = newNfe()
    const outcome = await send(nfe)
    expect(outcome).toMatchObject({ kind: 'authorised', code: 100, protocol: expect.stringMatching(/^\d{15}$/) })
    if (outcome.kind !== 'authorised') throw new Error('refused')
    expect(problemsOf('nfeProc', withProtocol(nfe.xml, outcome.protocolXml))).toEqual([])
    expect(await find(authority, nfe)).toMatchObject({ kind: 'authorised', protocol: outcome.protocol })
    expect(await send(nfe)).toMatchObject({ kind: 'authorised', protocol: outcome.protocol })
  })

  it.each([1, 2, 4] as const)('of regime %i is authorised', async (crt) => {
    expect(await send(newNfe({ crt }))).toMatchObject({ code: 100 })
  })

  it('is refused with the code of what is wrong', async () => {
    const number = (next += 1)
    const taken = newNfe({ number })
    await send(taken)
    const wrong: [number, ReturnType<typeof newNfe>][] = [
      [225, changed((xml) => xml.replace('<xNome>', '<xName>').replace('</xNome>', '</xName>'))],
      [502, changed((xml) => xml.replace('<cUF>35', '<cUF>33'))],
      [
        253,
        changed((xml) =>
          xml.replaceAll(
            /(Id="NFe\d{43})(\d)/g,
            (_, start: string, digit: string) => start + ((Number(digit) + 1) % 10),
          ),
        ),
      ],
      [297, { ...newNfe(), xml: newNfe().xml.replace('Venda de', 'Outra de') }],
      [213, newNfe({}, stranger)],
      [290, newNfe({}, expired)],
      [252, newNfe({ environment: 2 })],
      [228, newNfe({ issuedAt: new Date(Date.now() - 40 * 86_400_000) })],
      [703, newNfe({ issuedAt: new Date(Date.now() + 3_600_000) })],
      [610, changed((xml) => xml.replace(/<vNF>[\d.]+/, '<vNF>1.00'))],
      [590, changed((xml) => xml.replace('<CRT>3', '<CRT>1'))],
      [1026, changed((xml) => xml.replace('<pIBSUF>0.1000', '<pIBSUF>0.2000'))],
      [1036, changed((xml) => xml.replace('<pIBSMun>0.0000', '<pIBSMun>0.1000'))],
      [1037, changed((xml) => xml.replace('<pCBS>0.9000', '<pCBS>8.8000'))],
      [539, newNfe({ number, code: '55512348' })],
    ]
    for (const [code, nfe] of wrong) expect(await send(nfe)).toMatchObject({ kind: 'rejected', code })
  })

  it('whose answer was lost is found by its key, and authorised once', async () => {
    const nfe = newNfe()
    await steer('/lose-answer', 'authorise')
    await expect(send(nfe)).rejects.toThrow(AuthorityUnheard)
    expect(await send(nfe, true)).toMatchObject({ kind: 'authorised' })
    await steer('/fail-next', 1)
    const never = newNfe()
    await expect(send(never)).rejects.toThrow(AuthorityUnheard)
    expect(await find(authority, never)).toMatchObject({ kind: 'unknown', code: 217 })
    expect(await send(never, true)).toMatchObject({ kind: 'authorised' })
  })

  it('goes to the contingency while the service is down, and not otherwise', async () => {
    const contingency = { service: 'SVC-AN' as const, since: new Date(), reason: 'Serviço da SEFAZ parado' }
    const svc = { ...authority, contingent: 'SVC-AN' as const }
    expect(await serviceStatus(authority, 55)).toMatchObject({ code: 107 })
    expect(await serviceStatus(svc, 55)).toMatchObject({ code: 114 })
    await steer('/down', true)
    expect(await serviceStatus(authority, 55)).toMatchObject({ code: 108 })
    expect(await send(newNfe())).toMatchObject({ kind: 'down', code: 108 })
    const nfe = newNfe({ contingency })
    expect(await authorise(svc, nfe, { wasSent: false })).toMatchObject({ kind: 'authorised' })
    await steer('/down', false)
    expect(await find(authority, nfe)).toMatchObject({ kind: 'authorised' })
  })

  it('may be asked for ten times an hour', async () => {
    const nfe = newNfe()
    for (let times = 0; times < 10; times += 1) expect(await find(authority, nfe)).toMatchObject({ code: 217 })
    expect(await find(authority, nfe)).toMatchObject({ kind: 'down', code: 656 })
  })
})

describe('an event', () => {
  const event = { environment: 1 as const, document: '11222333000181', uf: 'SP' as const, at: new Date() }
  const authorised = async () => {
    const nfe = newNfe()
    const outcome = await send(nfe)
    return { key: nfe.key, protocol: 'protocol' in outcome ? outcome.protocol! : '' }
  }
  const cancel = (key: string, protocol: string) =>
    register(authority, 55, cancellation({ ...event, key, protocol, reason: 'Comprador desistiu da compra' }, own))

  it('cancels once, within 24 hours, by the right protocol', async () => {
    const { key, protocol } = await authorised()
    expect(await cancel(key, '135000000000000')).toMatchObject({ isDone: false, code: 222 })
    expect(await cancel(key, protocol)).toMatchObject({ isDone: true, code: 135, protocol: expect.any(String) })
    expect(await cancel(key, protocol)).toMatchObject({ isDone: false, code: 573 })
    expect(await find(authority, { model: 55, key })).toMatchObject({ kind: 'cancelled', code: 101 })
    expect(await cancel(newNfe().key, protocol)).toMatchObject({ code: 494 })
    const late = await authorised()
    await steer('/clock', 25 * 3_600_000)
    expect(await cancel(late.key, late.protocol)).toMatchObject({ isDone: false, code: 501 })
    await steer('/clock', 0)
  })

  it('corrects, each letter once', async () => {
    const { key } = await authorised()
    const correct = (sequence: number) =>
      register(authority, 55, correctionLetter({ ...event, key, sequence, text: 'O complemento é sala 3' }, own))
    expect(await correct(1)).toMatchObject({ isDone: true })
    expect(await correct(1)).toMatchObject({ code: 573 })
    expect(await correct(2)).toMatchObject({ isDone: true })
  })

  it('records skipped numbers, which nobody can use any more', async () => {
    const skip = (from: number, to: number) =>
      inutilise(
        authority,
        inutilisation({ ...event, year: 26, series: 1, from, to, reason: 'Números pulados por engano' }, own),
      )
    expect(await skip(9001, 9003)).toMatchObject({ isDone: true, code: 102 })
    expect(await skip(9001, 9003)).toMatchObject({ isDone: false, code: 563 })
    expect(await send(newNfe({ number: 9002 }))).toMatchObject({ code: 206 })
    await send(newNfe({ number: 9100 }))
    expect(await skip(9099, 9101)).toMatchObject({ code: 241 })
  })
})

describe('a DC-e', () => {
  it('is authorised once and cancelled once', async () => {
    const dce = newDce()
    const outcome = await send(dce)
    if (outcome.kind !== 'authorised') throw new Error(outcome.reason)
    expect(problemsOf('dceProc', dceWithProtocol(dce.xml, outcome.protocolXml))).toEqual([])
    expect(await send(dce)).toMatchObject({ protocol: outcome.protocol })
    expect(await serviceStatus(authority, 99)).toMatchObject({ code: 107 })
    const asked = {
      environment: 1 as const,
      key: dce.key,
      author: '33000167000101',
      sender: '52998224725',
      protocol: outcome.protocol,
    }
    const cancel = () =>
      register(
        authority,
        99,
        cancelDce({ ...asked, reason: 'Comprador desistiu da compra', at: new Date(), uf: 'SP' }, house),
      )
    expect(await cancel()).toMatchObject({ isDone: true })
    expect(await cancel()).toMatchObject({ code: 573 })
    expect(await find(authority, dce)).toMatchObject({ kind: 'cancelled' })
    const [known] = await findEvents(authority, dce)
    expect(known).toMatchObject({ kind: '110111', sequence: 1, text: 'Comprador desistiu da compra' })
  })

  it('is refused if somebody else signed it', async () => {
    const built = buildDce(sampleDce({ issuedAt: new Date(), number: (next += 1) }))
    expect(await send({ model: 99, key: built.key, xml: sign(built.xml, 'infDCe', own) })).toMatchObject({
      kind: 'rejected',
      code: 213,
    })
  })
})

it('what is no question gets no answer', async () => {
  const { status } = await post(`${authority.baseUrl}/1/SP/NFeAutorizacao4`, '<a>', 'application/soap+xml')
  expect(status).toBe(400)
  const key = accessKeyOf({
    uf: 'SP',
    issuedAt: new Date(),
    document: '11222333000181',
    model: 55,
    series: 1,
    number: 1,
    emission: 1,
    code: '73910264',
  })
  expect(await find({ ...authority, environment: 2 }, { model: 55, key })).toMatchObject({ kind: 'unknown' })
})
