import { group, leaf, optional, plainText } from '../xml/writing.ts'
import type { Buyer, Environment, Issuer, PostalAddress } from './nfe.types.ts'

/** Name that the authorities demand of every buyer in the test environment. */
const TEST_NAME = 'NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL'

export const documentLeaf = (document: string) => leaf(document.length === 11 ? 'CPF' : 'CNPJ', document)

export const issuerGroup = (issuer: Issuer) =>
  group('emit', [
    documentLeaf(issuer.document),
    leaf('xNome', plainText(issuer.name, 60)),
    optional('xFant', plainText(issuer.tradeName ?? '', 60)),
    addressGroup('enderEmit', issuer.address, issuer.phone),
    leaf('IE', issuer.stateRegistration),
    leaf('CRT', issuer.crt),
  ])

/** People who buy pay no ICMS themselves (indIEDest 9). */
export const buyerGroup = (buyer: Buyer, environment: Environment) =>
  group('dest', [
    documentLeaf(buyer.document),
    leaf('xNome', environment === 2 ? TEST_NAME : plainText(buyer.name, 60)),
    addressGroup('enderDest', buyer.address),
    leaf('indIEDest', 9),
    optional('email', plainText(buyer.email ?? '', 60)),
  ])

export const addressGroup = (name: string, address: PostalAddress, phone?: string | null) =>
  group(name, [
    leaf('xLgr', atLeastTwo(plainText(address.street, 60))),
    leaf('nro', plainText(address.number, 60) || 'S/N'),
    optional('xCpl', plainText(address.complement ?? '', 60)),
    leaf('xBairro', atLeastTwo(plainText(address.district, 60))),
    leaf('cMun', address.cityCode),
    leaf('xMun', plainText(address.city, 60)),
    leaf('UF', address.uf),
    leaf('CEP', address.cep),
    leaf('cPais', '1058'),
    leaf('xPais', 'BRASIL'),
    optional('fone', (phone ?? '').replaceAll(/\D/g, '')),
  ])

/** The layouts take no text of one letter here, and no empty one. */
const atLeastTwo = (text: string) => (text.length < 2 ? `${text || 'S/N'} -`.slice(0, 60) : text)
