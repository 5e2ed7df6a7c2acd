import { balancesOf } from '../../modules/money/ledger/index.ts'
import type { Walk } from './world.ts'

export async function walletsAsShown({ app, stores }: Walk): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, owner } of stores) {
    const { wallet } = (await owner.get(`/api/v1/store-wallet/${id}`)).body
    const accounts = [`store:${id}`, `withdrawing:${id}`, `bank:${id}`] as const
    const posted = [...(await balancesOf(app.db, [...accounts])).values()]
    const shown = [wallet.available_cents, wallet.withdrawing_cents, wallet.withdrawn_cents]
    if (String(shown) !== String(posted))
      wrong.push(`the wallet of store ${id} shows ${shown.join()}, and has ${posted.join()}`)
  }
  return wrong
}
