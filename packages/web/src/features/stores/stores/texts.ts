import { both } from '@bra/contract/kit/both'

export const storeTexts = {
  freeShipping: both('Frete grátis', 'Free shipping'),
  backOn: both(
    'Loja em férias: volta em {day}. Até lá, as ofertas não aparecem na busca.',
    'Store on vacation: back on {day}. Until then its offers are not in the search.',
  ),
  away: both('Loja em férias: as ofertas voltam junto com ela.', 'Store on vacation: its offers come back with it.'),
  sections: both('Nesta loja', 'In this store'),
  reviewCount: both('{count} avaliação|{count} avaliações', '{count} review|{count} reviews'),
  policies: both('Políticas da loja', 'Policies of the store'),
  noPolicies: both(
    'A loja não tem regras próprias: valem a lei e as do Bra Cards.',
    'The store has no rules of its own: the law and those of Bra Cards apply.',
  ),
  identification: both('Identificação', 'Identification'),
  legalName: both('Nome', 'Name'),
  cpf: both('CPF', 'CPF'),
  cnpj: both('CNPJ', 'CNPJ'),
  address: both('Endereço', 'Address'),
  email: both('E-mail', 'E-mail'),
  legalHint: both(
    'Vendido e entregue por esta loja, conforme o Decreto 7.962/2013.',
    'Sold and delivered by this store, under Decree 7.962/2013.',
  ),
  salesTitle: both('Vendas', 'Sales'),
  postsTitle: both('Prazo de envio', 'Posts within'),
  days: both('{count} dia útil|{count} dias úteis', '{count} business day|{count} business days'),
  overPrice: both('acima de {price}', 'over {price}'),
  since: both('Na Bra desde', 'At Bra since'),
  number: both('{count}', '{count}'),
  honour: both('Honra as vendas', 'Honours its sales'),
  grading: both('Condição certa', 'Right condition'),
  onTime: both('No prazo', 'On time'),
  cancelled: both('Cancelamentos', 'Cancellations'),
}
