import { both } from '@bra/contract/kit/both'

export const planEditingTexts = {
  audience: both('Para quem', 'For whom'),
  price: both('Preço', 'Price'),
  interval: both('Período', 'Period'),
  per_month: both('por mês', 'a month'),
  per_year: both('por ano', 'a year'),
  free: both('Grátis', 'Free'),
  commission: both('Comissão', 'Commission'),
  commissionOf: both('comissão de {percent}', 'commission of {percent}'),
  maxOffers: both('Limite de ofertas', 'Limit of offers'),
  maxAds: both('Limite de classificados', 'Limit of classifieds'),
  maxHint: both('Vazio: sem limite.', 'Empty: no limit.'),
  maxOffersHint: both(
    'Vazio: sem limite. No plano sem mensalidade vale o parâmetro Ofertas do plano Grátis.',
    'Empty: no limit. Of the plan without a fee the parameter of its offers counts.',
  ),
  features: both('Vantagens', 'Advantages'),
  featuresHint: both('Uma por linha.', 'One a line.'),
  highlighted: both('Destacar este plano', 'Highlight this plan'),
  effects: both('O que muda, para quem e quando', 'What changes, for whom and when'),
  noEffect: both('Nada mudou ainda.', 'Nothing has changed yet.'),
  noLimit: both('sem limite', 'no limit'),
  reach_new: both('Para quem assinar depois que você salvar.', 'For whoever subscribes after you save.'),
  reach_orders: both(
    'Para todo pedido feito depois que você salvar em lojas sem assinatura; os já feitos não mudam.',
    'For every order placed after you save in stores without a subscription; those already placed do not change.',
  ),
  reach_unsigned: both(
    'Para lojas sem assinatura, assim que você salvar.',
    'For stores without a subscription, as soon as you save.',
  ),
  reach_words: both(
    'Nome, público, vantagens e destaque: na página de planos, na hora.',
    'Name, audience, features and highlight: on the page of plans, at once.',
  ),
  signedKeep: both(
    'Assinaturas em andamento não mudam: ficam com o preço, os limites e a comissão com que começaram.',
    'Running subscriptions do not change: they keep the price, limits and commission they began with.',
  ),
}
