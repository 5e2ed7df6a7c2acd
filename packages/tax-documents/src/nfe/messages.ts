import type { Uf } from '@bra/contract/trade/trade'
import { states } from '../states.ts'
import { group, leaf } from '../xml/writing.ts'
import { NFE_NAMESPACE } from './build.ts'
import type { Environment } from './nfe.types.ts'

const versioned = { xmlns: NFE_NAMESPACE, versao: '4.00' }

export const batchOf = (signed: string, batch: string) =>
  group('enviNFe', [leaf('idLote', batch), leaf('indSinc', 1), signed], versioned)

export const lookUp = (key: string, environment: Environment) =>
  group('consSitNFe', [leaf('tpAmb', environment), leaf('xServ', 'CONSULTAR'), leaf('chNFe', key)], versioned)

export const statusOf = (uf: Uf, environment: Environment) =>
  group('consStatServ', [leaf('tpAmb', environment), leaf('cUF', states[uf].code), leaf('xServ', 'STATUS')], versioned)

/** The document that the law wants kept: what was signed, with its authorisation. */
export const withProtocol = (signed: string, protocol: string) => group('nfeProc', [signed, protocol], versioned)
