import { say, type Saying } from '@bra/contract/kit/saying'
import type { StoreDecision } from '@bra/contract/stores/onboarding.schemas'

export type ToldOccasion = StoreDecision | 'reopen_away' | 'close_under_way'

interface StoreMessage {
  title: Saying
  text: Saying
  link: string
  action: Saying
}

const toStores = { link: '/my-store/list', action: say('Ver minhas lojas', 'See my stores') }
const toStore = (slug: string) => ({ link: `/${slug}`, action: say('Ver a loja', 'See the store') })

export const decided: Record<ToldOccasion, (store: string, slug: string) => StoreMessage> = {
  open: (store, slug) => ({
    title: say(`A loja ${store} está aberta`, `The store ${store} is open`),
    text: say(
      'Conferimos os dados e a loja já aparece para quem compra. Cadastre as primeiras cartas e boas vendas.',
      'We checked the data, and buyers see the store now. Add the first cards, and good sales.',
    ),
    ...toStore(slug),
  }),
  refuse: (store) => ({
    title: say(`A loja ${store} precisa de correção`, `The store ${store} needs a correction`),
    text: say(
      'Ainda não dá para abrir a loja. Corrija o que está abaixo e envie de novo: nada do que você preencheu se perdeu.',
      'The store cannot open yet. Correct what is below and send it again: nothing that you filled in is lost.',
    ),
    ...{ link: '/my-store/list', action: say('Corrigir a loja', 'Correct the store') },
  }),
  suspend: (store) => ({
    title: say(`A loja ${store} foi suspensa`, `The store ${store} was suspended`),
    text: say(
      'As ofertas saíram do ar. Os pedidos pagos continuam valendo e precisam ser enviados.',
      'Its offers are off sale. Paid orders stand and have to be sent.',
    ),
    ...toStores,
  }),
  reopen: (store, slug) => ({
    title: say(`A loja ${store} voltou ao ar`, `The store ${store} is back`),
    text: say(
      'A suspensão terminou e as ofertas estão à venda de novo.',
      'The suspension is over and the offers are on sale again.',
    ),
    ...toStore(slug),
  }),
  reopen_away: (store) => ({
    title: say(`A suspensão da loja ${store} terminou`, `The suspension of the store ${store} is over`),
    text: say(
      'A loja continua de férias, como você a deixou: as ofertas voltam à venda quando você voltar.',
      'The store is still on holiday, as you left it: its offers are on sale again when you return.',
    ),
    ...toStores,
  }),
  close: (store) => ({
    title: say(`A loja ${store} foi encerrada`, `The store ${store} was closed`),
    text: say(
      'As ofertas saíram do ar de vez. O saldo continua seu e pode ser sacado.',
      'Its offers are off sale for good. The balance is still yours and can be withdrawn.',
    ),
    ...toStores,
  }),
  close_under_way: (store) => ({
    title: say(`A loja ${store} foi encerrada`, `The store ${store} was closed`),
    text: say(
      'As ofertas saíram do ar de vez. Os pedidos pagos continuam valendo e precisam ser enviados. O saldo continua seu e pode ser sacado.',
      'Its offers are off sale for good. Paid orders stand and have to be sent. The balance is still yours and can be withdrawn.',
    ),
    ...toStores,
  }),
}
