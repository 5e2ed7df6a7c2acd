import type { Bank } from '@bra/contract/payouts/wallet.schemas'

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base', ignorePunctuation: true })

/** The banks that most accounts are with, as people call them, in the order in which they are offered. */
const commonBanks: [code: string, knownAs: string][] = [
  ['260', 'Nubank'],
  ['341', 'Itaú'],
  ['001', 'Banco do Brasil'],
  ['104', 'Caixa'],
  ['237', 'Bradesco'],
  ['033', 'Santander'],
  ['077', 'Inter'],
  ['336', 'C6 Bank'],
  ['323', 'Mercado Pago'],
  ['290', 'PagBank'],
  ['380', 'PicPay'],
  ['756', 'Sicoob'],
]
const otherNames: [code: string, knownAs: string][] = [
  ['748', 'Sicredi'],
  ['655', 'Banco BV'],
  ['041', 'Banrisul'],
  ['070', 'BRB'],
  ['197', 'Stone'],
  ['403', 'Cora'],
  ['461', 'Asaas'],
  ['536', 'Neon'],
  ['364', 'Efí Bank'],
]
const places = new Map(commonBanks.map(([code], at) => [code, at]))
const namesByCode = new Map([...commonBanks, ...otherNames])
const placeOf = ({ code }: Bank) => places.get(code) ?? commonBanks.length

/** Every bank of the payment system, the common ones first, then by name; the table is loaded when first asked for. */
export async function allBanks(): Promise<Bank[]> {
  const { getBanks } = await import('@brazilian-utils/brazilian-utils/get-banks')
  return getBanks()
    .map(({ code, ispb, name }) => ({ code, ispb, name, known_as: namesByCode.get(code) ?? null }))
    .toSorted((left, right) => placeOf(left) - placeOf(right) || byName.compare(left.name, right.name))
}
