import type { DemoPromotion } from './world.types.ts'

export const demoPromotions: DemoPromotion[] = [
  {
    title: 'Semana do Redemoinho',
    description: 'Comuns e incomuns de Boca da Noite com 20% de desconto nas lojas participantes.',
    startsInDays: -3,
    endsInDays: 6,
    percentOff: 20,
    scope: { set: 'BDN', rarity: ['comum', 'incomum'] },
  },
  {
    title: 'Mesa posta',
    description: 'Playmats, dados e deck boxes com 15% de desconto para a temporada do Circuito Cordel.',
    startsInDays: -10,
    endsInDays: 11,
    percentOff: 15,
    scope: { shape: ['playmat', 'dice', 'deckbox'] },
  },
  {
    title: 'Águas de fim de mês',
    description: 'Raras e épicas de Águas Encantadas com 12% de desconto até a maré virar.',
    startsInDays: -1,
    endsInDays: 4,
    percentOff: 12,
    scope: { set: 'AGE', rarity: ['rara', 'epica'] },
  },
  {
    title: 'Fogueira de Caatinga',
    description: 'Caatinga em Brasa com 18% de desconto, das comuns às raras.',
    startsInDays: -40,
    endsInDays: -26,
    percentOff: 18,
    scope: { set: 'CEB', rarity: ['comum', 'incomum', 'rara'] },
  },
]
