import { both } from '@bra/contract/kit/both'

export const planTexts = {
  offersUpTo: both(
    'Até 1 oferta à venda|Até {count} ofertas à venda',
    'Up to 1 offer on sale|Up to {count} offers on sale',
  ),
  offersUnlimited: both('Ofertas sem limite', 'Offers without limit'),
  seeOwnStores: both('Ver minhas lojas', 'See my stores'),
  perMonth: both('por mês', 'a month'),
  perYear: both('por ano', 'a year'),
  choosePlan: both('Começar com {name}', 'Start with {name}'),
}
