import { isCnpj, isCpf } from '@bra/contract/trade/documents'
import type { Uf } from '@bra/contract/trade/trade'
import { localTime, states, ufOfCode } from './states.ts'

/** Access keys of 44 characters; a CNPJ in them may have letters. */

export interface KeyParts {
  uf: Uf
  issuedAt: Date
  /** CNPJ, or a CPF, which is filled up with zeros. */
  document: string
  model: 55 | 99
  series: number
  number: number
  /** 1 is normal, 6 and 7 are the services of contingency. */
  emission: number
  /** Eight digits of an NF-e; of a DC-e its kind of issuer, its site and six digits. */
  code: string
}

const filled = (value: number | string, length: number) => String(value).padStart(length, '0')

export function accessKeyOf({ uf, issuedAt, document, model, series, number, emission, code }: KeyParts): string {
  const month = localTime(issuedAt, uf).slice(2, 7).replace('-', '')
  const body = `${states[uf].code}${month}${filled(document, 14)}${model}${filled(series, 3)}${filled(number, 9)}${emission}${code}`
  return body + keyDigit(body)
}

/** Modulus 11 with weights 2 to 9 from the right; a letter counts its ASCII code less 48. */
export function keyDigit(body: string): string {
  const sum = [...body].toReversed().reduce((total, sign, at) => total + (sign.charCodeAt(0) - 48) * ((at % 8) + 2), 0)
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

export interface ReadKey {
  uf: Uf
  /** yymm */
  month: string
  document: string
  model: number
  series: number
  number: number
  emission: number
  code: string
}

const KEY = /^(\d{2})(\d{2}(?:0[1-9]|1[0-2]))([\dA-Z]{12}\d{2})(\d{2})(\d{3})(\d{9})(\d)(\d{8})(\d)$/

/** Takes a key with or without spaces; null if its digit, state or document cannot be. */
export function readAccessKey(typed: string): ReadKey | null {
  const key = bareKey(typed)
  const [, code, month, document, model, series, number, emission, random, digit] = KEY.exec(key) ?? []
  if (!code || keyDigit(key.slice(0, -1)) !== digit) return null
  const uf = ufOfCode(Number(code))
  const owner = ownerOf(document!)
  if (!uf || !owner) return null
  return {
    ...{ uf, month: month!, document: owner, model: Number(model), series: Number(series), number: Number(number) },
    ...{ emission: Number(emission), code: random! },
  }
}

export const bareKey = (typed: string) => typed.toUpperCase().replaceAll(/[\s.-]/g, '')

const ownerOf = (document: string) => {
  if (isCnpj(document)) return document
  return document.startsWith('000') && isCpf(document.slice(3)) ? document.slice(3) : null
}

/** Makes eight random digits that the authorities accept: not the number itself, nor a sequence. */
export function newKeyCode(number: number, random: (below: number) => number): string {
  for (;;) {
    const code = filled(random(100_000_000), 8)
    if (!isTrivial(code) && Number(code) !== number) return code
  }
}

const isTrivial = (code: string) =>
  /^(.)\1{7}$/.test(code) || '0123456789012345678'.includes(code) || '9876543210987654'.includes(code)
