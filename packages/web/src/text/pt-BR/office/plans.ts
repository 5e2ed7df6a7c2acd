export const plans = {
  budget: 'Quanto gastar',
  whole: 'Sua coleção está completa.',
  completesSent:
    'Com {budget}, frete incluído, completa {percent}%: {count} carta por {sum}.|Com {budget}, frete incluído, completa {percent}%: {count} cartas por {sum}.',
  freightTooDear: 'Com {budget} nenhuma carta cabe junto com o frete.',
  completes:
    'Com {budget} completa {percent}%: {count} carta por {sum}, sem o frete.|Com {budget} completa {percent}%: {count} cartas por {sum}, sem o frete.',
  tooLittle: 'A mais barata que falta custa {price}.',
  noOffers: 'Ninguém vende agora o que falta.',
  dear: 'Fica de fora {count}, de {price}.|Ficam de fora {count}, por {price} ao todo.',
  unoffered: '{count} ninguém vende agora.|{count} ninguém vende agora.',
  buy: 'Montar pelo menor preço|Montar as {count} pelo menor preço',
  which: 'Quais entram e quais ficam de fora',
  completesAll: '{sum} completa tudo',
  outByFreight: 'não cabe com o frete',
  outByChoice: 'fora por escolha sua',
  outOfBudget: 'fora do orçamento',
  andMore: 'E mais {count} carta.|E mais {count} cartas.',
  tell: 'Avisar da outra|Avisar das outras {count}',
  told: '{count} aviso criado, em Desejos.|{count} avisos criados, em Desejos.',
  toldBefore: '{count} já estava na lista.|{count} já estavam na lista.',
  undo: 'Desfazer',
}
