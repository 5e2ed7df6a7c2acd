import type { App } from '../../../app.ts'
import { tell } from '../../people/notices/index.ts'
import { endAccount } from './carrier-accounts.queries.ts'

const LINK = '/my-store/company-info?aba=frete'

/** Notes that the carrier no longer accepts these tokens, and tells the store once. */
export const endAccess = (app: App, { storeId, from }: { storeId: number; from: string }) =>
  app.transaction(async (tx) => {
    const now = app.clock.now()
    const store = await endAccount(tx, { storeId, from, now })
    if (!store) return
    const title = 'O Melhor Envio desconectou sua conta'
    const body = `A loja ${store.name} não compra mais etiquetas com a própria conta do Melhor Envio. Conecte-a de novo.`
    const details = { name: store.name, title, text: body, facts: [], link: LINK, action: 'Conectar de novo' }
    const mail = { key: `carrier account ${storeId} ${now.toISOString()}`, template: 'store_news' as const, details }
    await tell(tx, app, { userId: store.owner_id, kind: 'selling', title, body, link: LINK, mail })
  })
