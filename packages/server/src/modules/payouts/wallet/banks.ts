import type { Bank } from '@bra/contract/payouts/wallet.schemas'
import type { z } from 'zod'

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base', ignorePunctuation: true })

/** Every bank of the payment system, by name; the table is loaded when first asked for. */
export async function banksByName(): Promise<z.output<typeof Bank>[]> {
  const { getBanks } = await import('@brazilian-utils/brazilian-utils/get-banks')
  return getBanks().toSorted((left, right) => byName.compare(left.name, right.name))
}
