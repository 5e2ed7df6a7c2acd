import { both } from '@bra/contract/kit/both'

export const setPlanTexts = {
  budget: both('Quanto gastar', 'How much to spend'),
  whole: both('Sua coleção está completa.', 'Your collection is complete.'),
  completesSent: both(
    'Com {budget}, frete incluído, completa {percent}%: {count} carta por {sum}.|Com {budget}, frete incluído, completa {percent}%: {count} cartas por {sum}.',
    '{budget}, freight included, completes {percent}%: {count} card for {sum}.|{budget}, freight included, completes {percent}%: {count} cards for {sum}.',
  ),
  freightTooDear: both(
    'Com {budget} nenhuma carta cabe junto com o frete.',
    '{budget} does not cover a card and its freight.',
  ),
  completes: both(
    'Com {budget} completa {percent}%: {count} carta por {sum}, sem o frete.|Com {budget} completa {percent}%: {count} cartas por {sum}, sem o frete.',
    '{budget} completes {percent}%: {count} card for {sum}, without freight.|{budget} completes {percent}%: {count} cards for {sum}, without freight.',
  ),
  tooLittle: both('A mais barata que falta custa {price}.', 'The cheapest that is missing costs {price}.'),
  noOffers: both('Ninguém vende agora o que falta.', 'Nobody sells now what is missing.'),
  dear: both(
    'Fica de fora {count}, de {price}.|Ficam de fora {count}, por {price} ao todo.',
    '{count} is left out, of {price}.|{count} are left out, for {price} in all.',
  ),
  unoffered: both(
    '{count} ninguém vende agora.|{count} ninguém vende agora.',
    '{count} nobody sells now.|{count} nobody sells now.',
  ),
  buy: both(
    'Montar pelo menor preço|Montar as {count} pelo menor preço',
    'Find the lowest price|Find the lowest price of the {count}',
  ),
  which: both('Quais entram e quais ficam de fora', 'Which enter and which stay out'),
  completesAll: both('{sum} completa tudo', '{sum} completes all'),
  outByFreight: both('não cabe com o frete', 'does not fit with its freight'),
  outByChoice: both('fora por escolha sua', 'left out by you'),
  outOfBudget: both('fora do orçamento', 'over the budget'),
  andMore: both('E mais {count} carta.|E mais {count} cartas.', 'And {count} more card.|And {count} more cards.'),
  tell: both('Avisar da outra|Avisar das outras {count}', 'Tell me of the other|Tell me of the other {count}'),
  told: both(
    '{count} aviso criado, em Desejos.|{count} avisos criados, em Desejos.',
    '{count} alert created, in Wants.|{count} alerts created, in Wants.',
  ),
  toldBefore: both(
    '{count} já estava na lista.|{count} já estavam na lista.',
    '{count} was on the list already.|{count} were on the list already.',
  ),
  undo: both('Desfazer', 'Undo'),
}
