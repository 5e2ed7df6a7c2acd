import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { tellStore } from '../stores/index.ts'
import { endAccount } from './carrier-accounts.queries.ts'

const LINK = '/my-store/company-info?aba=frete'

export const endAccess = (app: App, { storeId, from }: { storeId: number; from: string }) =>
  app.transaction(async (tx) => {
    const now = app.clock.now()
    const store = await endAccount(tx, { storeId, from, now })
    if (!store) return
    const title = say('O Melhor Envio desconectou sua conta', 'Melhor Envio disconnected your account')
    const text = say(
      `A loja ${store.name} não compra mais etiquetas com a própria conta do Melhor Envio. Conecte-a de novo.`,
      `The store ${store.name} no longer buys labels with its own Melhor Envio account. Connect it again.`,
    )
    const key = `carrier account ${storeId} ${now.toISOString()}`
    const mail = { key, template: 'store_news' as const, action: say('Conectar de novo', 'Connect again') }
    await tellStore(tx, app, 'settings', { storeId, title, text, link: LINK, mail })
  })
