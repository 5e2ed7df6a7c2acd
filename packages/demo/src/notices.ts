import type { DemoNotice } from './world.types.ts'

export const demoNotices: DemoNotice[] = [
  {
    title: 'Cerrado Vivo chegou',
    body: 'As 104 cartas da quinta coleção de Causos já estão no catálogo, com preço e histórico.',
    link: '/collection/list',
    level: 'info',
    startsInDays: -7,
    endsInDays: 21,
  },
  {
    title: 'Prazos dos Correios no Norte',
    body: 'Por causa da cheia, entregas no Amazonas, no Acre e em Roraima podem levar até 3 dias úteis a mais.',
    link: null,
    level: 'warning',
    startsInDays: -2,
    endsInDays: 12,
  },
  {
    title: 'Frete grátis por dia da semana',
    body: 'Cada região tem o seu dia. Informe o CEP no alto da página para ver o seu e o valor mínimo.',
    link: '/questions#frete-gratis',
    level: 'info',
    startsInDays: -30,
    endsInDays: 60,
  },
]
