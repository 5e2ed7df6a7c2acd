import { joined, say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { whole } from '@bra/contract/trade/format'
import type { StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tellStore } from '../stores/index.ts'
import { decided, type ToldOccasion } from './decided.words.ts'
import { namesOfStore } from './onboarding-notices.queries.ts'

type Clock = Pick<App, 'clock'>
/** Tells the store a decision of an operator by notice and by a mail that cannot be refused. */
export async function tellDecided(
  tx: Tx,
  app: Clock,
  { id, move, reason }: { id: number; move: ToldOccasion; reason: string },
) {
  const { name, slug } = await namesOfStore(tx, id)
  const { title, text, link, action } = decided[move](name, slug)
  const facts: [Saying, Saying][] = reason ? [[say('Motivo', 'Reason'), unchanged(reason)]] : []
  const key = `store ${id}: ${move} ${app.clock.now().toISOString()}`
  await tellStore(tx, app, 'settings', {
    ...{ storeId: id, title, text, inNotice: reason ? unchanged(reason) : text, link },
    mail: { key, template: 'store_news', facts, action, unrefused: true },
  })
}

export async function tellSent(tx: Tx, app: Clock, id: number) {
  const { name } = await namesOfStore(tx, id)
  const key = `store ${id}: sent ${app.clock.now().toISOString()}`
  await tellStore(tx, app, 'settings', {
    storeId: id,
    title: say(`Recebemos a loja ${name}`, `We received the store ${name}`),
    text: say(
      'Vamos conferir os dados e avisar aqui quando ela abrir. Costuma levar até dois dias úteis.',
      'We check the data and tell you here when it opens. It usually takes up to two working days.',
    ),
    link: '/my-store/list',
    mail: { key, template: 'store_news', action: say('Ver minhas lojas', 'See my stores'), unrefused: true },
  })
}

export async function tellPlan(tx: Tx, app: Clock, { id, plan }: { id: number; plan: StoreToJudge['plan'] }) {
  const { name: store } = await namesOfStore(tx, id)
  const { name, limit, waiting } = plan
  const key = `store ${id}: plan ${app.clock.now().toISOString()}`
  await tellStore(tx, app, 'settings', {
    storeId: id,
    title: say(`A loja ${store} agora está no plano ${name}`, `The store ${store} is now on the plan ${name}`),
    text: waiting > 0 ? joined([placesOf(limit), queueOf(waiting)]) : placesOf(limit),
    link: `/my-store/${id}/products`,
    mail: { key, template: 'store_news', action: say('Ver as ofertas', 'See the offers') },
  })
}

const placesOf = (limit: number | null) =>
  limit === null
    ? say('As ofertas não têm limite.', 'Offers have no limit.')
    : say(
        `Até ${whole(limit)} ofertas ficam à venda de uma vez.`,
        `Up to ${whole(limit, 'en')} offers are on sale at once.`,
      )

const queueOf = (waiting: number) =>
  waiting === 1
    ? say(
        '1 oferta espera lugar e volta à venda quando houver.',
        '1 offer waits for a place and is on sale again once there is one.',
      )
    : say(
        `${whole(waiting)} ofertas esperam lugar e voltam à venda quando houver.`,
        `${whole(waiting, 'en')} offers wait for a place and are on sale again once there is one.`,
      )
