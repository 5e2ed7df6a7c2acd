import type { Uf } from '@bra/contract/trade/trade'
import type { Environment } from '../nfe/nfe.types.ts'
import { states } from '../states.ts'
import { group, leaf } from '../xml/writing.ts'
import { DCE_NAMESPACE } from './dce.ts'

const versioned = { xmlns: DCE_NAMESPACE, versao: '1.00' }

export const lookUpDce = (key: string, environment: Environment) =>
  group('consSitDCe', [leaf('tpAmb', environment), leaf('xServ', 'CONSULTAR'), leaf('chDCe', key)], versioned)

export const statusOfDce = (uf: Uf, environment: Environment) =>
  group(
    'consStatServDCe',
    [leaf('tpAmb', environment), leaf('cUF', states[uf].code), leaf('xServ', 'STATUS')],
    versioned,
  )

export const dceWithProtocol = (signed: string, protocol: string) => group('dceProc', [signed, protocol], versioned)
