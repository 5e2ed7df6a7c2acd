import { whole } from '@bra/contract/trade/format'
import type { StoreDecision, StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { notify, tell } from '../../people/notices/index.ts'
import { ownerOfStore } from './telling.queries.ts'

type Clock = Pick<App, 'clock'>
/** Occasions on which the owner is told. */
type ToldOccasion = StoreDecision | 'reopen_away' | 'close_under_way'
interface OwnerMessage {
  title: string
  text: string
  link: string
  action: string
}

const decided: Record<ToldOccasion, (store: string, slug: string) => OwnerMessage> = {
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

/** Tells the owner a decision of an operator by notice and by a mail that cannot be refused. */
export async function tellDecided(
  tx: Tx,
  app: Clock,
  { id, move, reason }: { id: number; move: ToldOccasion; reason: string },
) {
  const owner = await ownerOfStore(tx, id)
  const { title, text, link, action } = decided[move](owner.store, owner.slug)
  const facts: [string, string][] = reason ? [['Motivo', reason]] : []
  await notify(tx, app, { userId: owner.id, kind: 'selling', title, body: reason || text, link })
  await sendMail(tx, app, {
    ...{ key: `store ${id}: ${move} ${app.clock.now().toISOString()}`, to: owner.email, userId: owner.id },
    template: 'store_news',
    details: { name: owner.name, title, text, facts, link, action },
  })
}

export async function tellSent(tx: Tx, app: Clock, { id, userId }: { id: number; userId: number }) {
  const owner = await ownerOfStore(tx, id)
  const title = `Recebemos a loja ${owner.store}`
  const text = 'Vamos conferir os dados e avisar aqui quando ela abrir. Costuma levar até dois dias úteis.'
  const link = '/my-store/list'
  await notify(tx, app, { userId, kind: 'selling', title, body: text, link })
  await sendMail(tx, app, {
    ...{ key: `store ${id}: sent ${app.clock.now().toISOString()}`, to: owner.email, userId },
    template: 'store_news',
    details: { name: owner.name, title, text, facts: [], link, action: 'Ver minhas lojas' },
  })
}

export async function tellPlan(tx: Tx, app: Clock, { id, plan }: { id: number; plan: StoreToJudge['plan'] }) {
  const owner = await ownerOfStore(tx, id)
  const { name, limit, waiting } = plan
  const places = limit === null ? 'As ofertas não têm limite.' : `Até ${whole(limit)} ofertas ficam à venda de uma vez.`
  const queue = waiting === 1 ? '1 oferta espera' : `${whole(waiting)} ofertas esperam`
  const told = {
    title: `A loja ${owner.store} agora está no plano ${name}`,
    text: waiting > 0 ? `${places} ${queue} lugar e volta${waiting === 1 ? '' : 'm'} à venda quando houver.` : places,
    link: `/my-store/${id}/products`,
  }
  await tell(tx, app, {
    ...{ userId: owner.id, kind: 'selling', title: told.title, body: told.text, link: told.link },
    mail: {
      key: `store ${id}: plan ${app.clock.now().toISOString()}`,
      template: 'store_news',
      details: { ...told, name: owner.name, facts: [], action: 'Ver as ofertas' },
    },
  })
}
