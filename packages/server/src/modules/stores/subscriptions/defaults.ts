import type { Insertable } from 'kysely'
import type { SubscriptionsTables } from './subscriptions.tables.ts'

type Plan = Omit<Insertable<SubscriptionsTables['plans']>, 'id' | 'position'>

export const defaultPlans: Plan[] = [
  {
    code: 'gratis',
    name: 'Grátis',
    audience: 'seller',
    price_cents: 0,
    interval: 'month',
    commission_bp: 1200,
    max_ads: 2,
    max_offers: 10000,
    features: ['Página da loja com endereço próprio', 'Importação e exportação em CSV', 'Comissão de 12% por venda'],
    highlighted: false,
  },
  {
    code: 'feirante',
    name: 'Feirante',
    audience: 'seller',
    price_cents: 2990,
    interval: 'month',
    commission_bp: 1000,
    max_ads: 10,
    max_offers: 1500,
    features: ['Página da loja com endereço próprio', 'Importação e exportação em CSV', 'Comissão de 10% por venda'],
    highlighted: false,
  },
  {
    code: 'banca',
    name: 'Banca',
    audience: 'seller',
    price_cents: 7990,
    interval: 'month',
    commission_bp: 800,
    max_ads: 30,
    max_offers: 10000,
    features: ['Página da loja com endereço próprio', 'Importação e exportação em CSV', 'Comissão de 8% por venda'],
    highlighted: true,
  },
  {
    code: 'galpao',
    name: 'Galpão',
    audience: 'seller',
    price_cents: 19990,
    interval: 'month',
    commission_bp: 650,
    max_ads: 100,
    max_offers: null,
    features: ['Página da loja com endereço próprio', 'Importação e exportação em CSV', 'Comissão de 6,5% por venda'],
    highlighted: false,
  },
]
