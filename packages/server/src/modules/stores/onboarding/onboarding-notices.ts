import { whole } from '@bra/contract/trade/format'
import type { StoreDecision, StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tellStore } from '../stores/index.ts'
import { namesOfStore } from './onboarding-notices.queries.ts'

type Clock = Pick<App, 'clock'>
/** Occasions on which the store is told. */
type ToldOccasion = StoreDecision | 'reopen_away' | 'close_under_way'
interface StoreMessage {
  title: string
  text: string
  link: string
  action: string
}

const decided: Record<ToldOccasion, (store: string, slug: string) => StoreMessage> = {
  open: (store, slug) => ({
    title: `A loja ${store} está aberta`,
    text: 'Conferimos os dados e a loja já aparece para quem compra. Cadastre as primeiras cartas e boas vendas.',
    ...{ link: `/${slug}`, action: 'Ver a loja' },
  }),
  refuse: (store) => ({
    title: `A loja ${store} precisa de correção`,
    text: 'Ainda não dá para abrir a loja. Corrija o que está abaixo e envie de novo: nada do que você preencheu se perdeu.',
    ...{ link: '/my-store/list', action: 'Corrigir a loja' },
  }),
  suspend: (store) => ({
    title: `A loja ${store} foi suspensa`,
    text: 'As ofertas saíram do ar. Os pedidos pagos continuam valendo e precisam ser enviados.',
    ...{ link: '/my-store/list', action: 'Ver minhas lojas' },
  }),
  reopen: (store, slug) => ({
    title: `A loja ${store} voltou ao ar`,
    text: 'A suspensão terminou e as ofertas estão à venda de novo.',
    ...{ link: `/${slug}`, action: 'Ver a loja' },
  }),
  reopen_away: (store) => ({
    title: `A suspensão da loja ${store} terminou`,
    text: 'A loja continua de férias, como você a deixou: as ofertas voltam à venda quando você voltar.',
    ...{ link: '/my-store/list', action: 'Ver minhas lojas' },
  }),
  close: (store) => ({
    title: `A loja ${store} foi encerrada`,
    text: 'As ofertas saíram do ar de vez. O saldo continua seu e pode ser sacado.',
    ...{ link: '/my-store/list', action: 'Ver minhas lojas' },
  }),
  close_under_way: (store) => ({
    title: `A loja ${store} foi encerrada`,
    text: 'As ofertas saíram do ar de vez. Os pedidos pagos continuam valendo e precisam ser enviados. O saldo continua seu e pode ser sacado.',
    ...{ link: '/my-store/list', action: 'Ver minhas lojas' },
  }),
}

/** Tells the store a decision of an operator by notice and by a mail that cannot be refused. */
export async function tellDecided(
  tx: Tx,
  app: Clock,
  { id, move, reason }: { id: number; move: ToldOccasion; reason: string },
) {
  const { name, slug } = await namesOfStore(tx, id)
  const { title, text, link, action } = decided[move](name, slug)
  const facts: [string, string][] = reason ? [['Motivo', reason]] : []
  const key = `store ${id}: ${move} ${app.clock.now().toISOString()}`
  await tellStore(tx, app, 'settings', {
    ...{ storeId: id, title, text, inNotice: reason || text, link },
    mail: { key, template: 'store_news', facts, action, unrefused: true },
  })
}

export async function tellSent(tx: Tx, app: Clock, id: number) {
  const { name } = await namesOfStore(tx, id)
  const key = `store ${id}: sent ${app.clock.now().toISOString()}`
  await tellStore(tx, app, 'settings', {
    storeId: id,
    title: `Recebemos a loja ${name}`,
    text: 'Vamos conferir os dados e avisar aqui quando ela abrir. Costuma levar até dois dias úteis.',
    link: '/my-store/list',
    mail: { key, template: 'store_news', action: 'Ver minhas lojas', unrefused: true },
  })
}

export async function tellPlan(tx: Tx, app: Clock, { id, plan }: { id: number; plan: StoreToJudge['plan'] }) {
  const { name: store } = await namesOfStore(tx, id)
  const { name, limit, waiting } = plan
  const places = limit === null ? 'As ofertas não têm limite.' : `Até ${whole(limit)} ofertas ficam à venda de uma vez.`
  const queue = waiting === 1 ? '1 oferta espera' : `${whole(waiting)} ofertas esperam`
  const key = `store ${id}: plan ${app.clock.now().toISOString()}`
  await tellStore(tx, app, 'settings', {
    storeId: id,
    title: `A loja ${store} agora está no plano ${name}`,
    text: waiting > 0 ? `${places} ${queue} lugar e volta${waiting === 1 ? '' : 'm'} à venda quando houver.` : places,
    link: `/my-store/${id}/products`,
    mail: { key, template: 'store_news', action: 'Ver as ofertas' },
  })
}
