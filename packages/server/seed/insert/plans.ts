import type { Insertable } from 'kysely'
import type { SubscriptionsTables } from '../../src/modules/subscriptions/subscriptions.tables.ts'
import type { Tx } from '../../src/platform/db.ts'

const plans: Omit<Insertable<SubscriptionsTables['plans']>, 'position'>[] = [
  {
    code: 'banca',
    name: 'Banca',
    audience: 'seller',
    price_cents: 0,
    interval: 'month',
    commission_bp: 1000,
    max_ads: 5,
    max_offers: 300,
    features: ['Loja com endereço próprio', 'Até 300 ofertas', '5 anúncios ativos', 'Comissão de 10% por venda'],
  },
  {
    code: 'barraca',
    name: 'Barraca',
    audience: 'seller',
    price_cents: 4990,
    interval: 'month',
    commission_bp: 800,
    max_ads: 12,
    max_offers: 5000,
    features: ['Até 5.000 ofertas', '12 anúncios ativos', 'Comissão de 8% por venda', 'Ofertas no Bra Center'],
    highlighted: true,
  },
  {
    code: 'mercado',
    name: 'Mercado',
    audience: 'seller',
    price_cents: 12_990,
    interval: 'month',
    commission_bp: 600,
    max_ads: 20,
    max_offers: null,
    features: ['Ofertas sem limite', '20 anúncios ativos', 'Comissão de 6% por venda', 'Ofertas no Bra Center'],
  },
  {
    code: 'mercado-ano',
    name: 'Mercado anual',
    audience: 'seller',
    price_cents: 129_900,
    interval: 'year',
    commission_bp: 600,
    max_ads: 20,
    max_offers: null,
    features: ['Tudo do plano Mercado', 'Dois meses de graça', 'Comissão de 6% por venda'],
  },
  {
    code: 'colecionador',
    name: 'Colecionador',
    audience: 'buyer',
    price_cents: 990,
    interval: 'month',
    commission_bp: 0,
    max_ads: null,
    max_offers: null,
    features: ['Coleção com cartas sem limite', 'Aviso de preço das favoritas', 'Selo de apoiador no perfil'],
  },
]

export const seedPlans = (tx: Tx) =>
  tx
    .insertInto('plans')
    .values(plans.map((plan, position) => ({ ...plan, position })))
    .execute()
