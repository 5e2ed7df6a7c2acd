export const faqInEnglish: Record<string, [question: string, answer: string]> = {
  'carrinho-reserva': [
    'Does the cart reserve a card?',
    'No. A card is yours once the order is placed. Until then somebody else may buy it; the cart checks price and stock each time you open it, and tells you line by line.',
  ],
  'varias-lojas': [
    'May I buy from several stores at once?',
    'Yes. You pay once, and each store sends its parcel, with its own shipping. To have everything in one parcel, prefer offers with the Bra Center seal.',
  ],
  'achar-pelo-numero': [
    'How do I find a card by its number?',
    'Type the code of the set and the number, or just "017/120". The very card comes first. An English name works too, and accents do not matter.',
  ],
  cancelar: [
    'How do I cancel an order?',
    'Before it is sent, ask in the order itself. If the store does not answer within 7 days, the cancellation is accepted. If it does not post for 7 days, you cancel alone. All of the money comes back.',
  ],
  arrependimento: [
    'I changed my mind. May I return it?',
    'Yes, within 7 days of receiving it, without an explanation (article 49 of the Brazilian Consumer Code). We give everything back, the shipping included. The way is in [Returns](/text/devolucao).',
  ],
  'carta-fora-do-catalogo': [
    'The card that I want is not in the catalogue.',
    'Suggest it: send a photo, the name, the set and the number. Before that we show what is similar. Once the suggestion is accepted or refused you hear of it, with the reason.',
  ],
  'formas-de-pagamento': [
    'How can I pay?',
    'By Pix or credit card, in up to 6 instalments without interest, each of at least R$ 20,00.',
  ],
  'pix-expirou': [
    'My Pix expired. What now?',
    'The code is valid for 30 minutes. After that the order expires and the stock goes back to the store. Nothing was charged: just buy again, if the card is still there.',
  ],
  'quando-a-loja-recebe': [
    'When does the store get the money?',
    'Seven days after the delivery, unless you ask for a return. Until then we hold it; what a card in a complaint costs is held until the complaint ends.',
  ],
  'reembolso-prazo': [
    'How long does a refund take?',
    'By Pix, the same business day. On a card, in the current or the next bill, as the bank decides.',
  ],
  'dados-do-cartao': [
    'Do you keep the number of my card?',
    'No. It goes from your browser straight to the payment company. We keep a code and the last four digits, so that you recognise the card.',
  ],
  'prazo-de-postagem': [
    'How soon does the store post?',
    'Within 5 business days, or 7 if the order has more than 100 cards. Many post on the same day; the page of the store says what is usual there.',
  ],
  'frete-gratis': [
    'How does free shipping work?',
    'Each region may have a day of the week, from a minimum value on. Besides, many stores pay the shipping above a total, or to some states.',
  ],
  'carta-registrada': [
    'What is Carta Registrada?',
    'The cheapest way to send a few cards: up to 12 of them, worth R$ 50,00 together. It is tracked and not insured, and only some stores offer it.',
  ],
  'nao-chegou': [
    'My order did not arrive.',
    'Look at the tracking in the order. If nothing moved for more than 7 business days, choose I had a problem in the order: the money is held while you and the store look for it. 30 days after the posting without a delivery it counts as lost, and you get everything back.',
  ],
  'retirar-na-loja': [
    'May I fetch it in the store?',
    'Yes, where that choice is shown. Take the number of the order and a document along. It costs no shipping.',
  ],
  'o-que-e-nm': [
    'What do M, NM, SP, MP, HP and D mean?',
    'They are the six grades, from Mint to Damaged. The [guide to conditions](/text/guia-de-condicoes) says what each of them allows and how to look at a card.',
  ],
  'carta-pior': [
    'The card is worse than the offer said.',
    'In the order, choose I had a problem within 7 days of the delivery, mark the card and show photos. Only its price is held. You and the store have 72 hours to agree, with a proposal that is computed from sales of the card; otherwise we decide. More in [Returns](/text/devolucao).',
  ],
  'foto-do-exemplar': [
    'Does the photo show the card that I will get?',
    'Only where the offer says that it is a photo of the copy. The others show the picture of the catalogue, and the condition that is written counts. If in doubt, choose Ask in the offer: the store answers before you buy.',
  ],
  graduadas: [
    'How do I check a graded card?',
    'The offer has the company, the grade and the number of the certificate. Look the number up on the site of the company before you buy.',
  ],
  'foil-curvada': [
    'Is a curved foil card damaged?',
    'A slight curve is common in foil and is allowed even in SP. If the card does not lie flat under its own weight, it is MP or worse.',
  ],
  'quanto-custa-vender': [
    'What does selling cost?',
    '12% of the price of each sale and no monthly fee. There is no commission on shipping. More in [Sell at Bra](/supplier).',
  ],
  'vender-sem-cnpj': [
    'May I sell without a CNPJ?',
    'You may sell what is yours, with a CPF and a declaration of contents (DC-e). Who sells habitually needs a CNPJ and invoices. Both documents are made in the order itself.',
  ],
  'quando-posso-sacar': [
    'When may I withdraw?',
    'Money is released 7 days after the delivery and may be withdrawn 2 days later. The least withdrawal is R$ 20,00, without a fee. You ask for it when you like, or choose a day of the week in the wallet.',
  ],
  ferias: [
    'I am going away. What do I do with the store?',
    'Put the store on vacation, with the day of your return. Its offers leave the search and come back by themselves on that day. Orders that were placed keep their deadlines.',
  ],
  'o-que-e-bra-center': [
    'What is the Bra Center?',
    'Our warehouse: who buys from several stores what lies there gets it all in one parcel, with one shipping. Stores cannot send new batches yet. More in [Bra Center](/text/bra-center).',
  ],
  'loja-sem-nota': [
    'Why does my store have no stars?',
    'With fewer than 10 sales a store is shown as new. A mark drawn from a few sales would tell more of luck than of you.',
  ],
  'codigo-por-email': [
    'I did not get the code by e-mail.',
    'It has six digits and is valid for a short time. Look into the spam folder and ask for another; only the last one counts.',
  ],
  'apagar-conta': [
    'How do I delete my account?',
    'In My account, choose to close it. With orders under way or a balance in the wallet, it is deleted as soon as all of that is settled. Orders that the law wants kept lose the link to your name.',
  ],
  'meus-dados': [
    'What does the store see of me?',
    'The name and the delivery address of that order. It sees no e-mail, no whole CPF and no card.',
  ],
  idade: [
    'May a minor buy?',
    'To buy and to sell one must be 18 or older; to have an account, 16. Before that, who answers for the child buys with an account of their own.',
  ],
}

export const topicsInEnglish: Record<string, string> = {
  Compra: 'Buying',
  Pagamento: 'Paying',
  Entrega: 'Delivery',
  'Condição das cartas': 'Condition of cards',
  Venda: 'Selling',
  'Conta e privacidade': 'Account and privacy',
}
