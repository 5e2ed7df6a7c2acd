import type { App } from '../../../app.ts'
import { tellStore } from '../stores/index.ts'
import { endAccount } from './carrier-accounts.queries.ts'

const LINK = '/my-store/company-info?aba=frete'

/** Notes that the carrier no longer accepts these tokens, and tells the store once. */
export const endAccess = (app: App, { storeId, from }: { storeId: number; from: string }) =>
  app.transaction(async (tx) => {
    const now = app.clock.now()
    const store = await endAccount(tx, { storeId, from, now })
    if (!store) return
    const title = 'O Melhor Envio desconectou sua conta'
    const text = `A loja ${store.name} não compra mais etiquetas com a própria conta do Melhor Envio. Conecte-a de novo.`
    const key = `carrier account ${storeId} ${now.toISOString()}`
    const mail = { key, template: 'store_news' as const, action: 'Conectar de novo' }
    await tellStore(tx, app, 'settings', { storeId, title, text, link: LINK, mail })
  })
