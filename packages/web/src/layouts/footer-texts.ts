import { both } from '@bra/contract/kit/both'

export const footerTexts = {
  tagline: both('Cartas, causos e coleções.', 'Cards, tall tales and collections.'),
  support: both(
    'O atendimento responde em até {count} dia:|O atendimento responde em até {count} dias:',
    'The support answers within {count} day:|The support answers within {count} days:',
  ),
  pay: both('Formas de pagamento', 'Ways to pay'),
  pix: both('Pix', 'Pix'),
  card: both('Cartão de crédito', 'Credit card'),
  legal: both(
    'Bra Cards é um mundo de demonstração: lojas, pessoas e o jogo Causos são inventados.',
    'Bra Cards is a demonstration world: stores, people and the game Causos are invented.',
  ),
  api: both('API', 'API'),
  buy: both('Comprar', 'Buy'),
  help: both('Ajuda', 'Help'),
  sell: both('Vender', 'Sell'),
  house: both('Bra Cards', 'Bra Cards'),
  about: both('Quem somos', 'Who we are'),
  terms: both('Termos de uso', 'Terms of use'),
  privacy: both('Privacidade', 'Privacy'),
  returns: both('Trocas e devoluções', 'Returns'),
  grading: both('Guia de condições', 'Condition guide'),
  howToBuy: both('Como comprar', 'How to buy'),
  howToSell: both('Como vender', 'How to sell'),
  freight: both('Frete e prazos', 'Freight and arrival'),
  payments: both('Pagamentos', 'Payments'),
  shopkeepers: both('Lojistas', 'Shopkeepers'),
}
