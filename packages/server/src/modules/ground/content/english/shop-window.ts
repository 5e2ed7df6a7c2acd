/** Banners and notices of the house, and what the demo's company adds to the texts, by their Portuguese words. */
export const shopWindow: Record<string, string> = {
  'O cerrado acordou': 'The cerrado awoke',
  'Ipês, Mascarados e onças na quinta coleção de Causos. 104 cartas.':
    'Ipê trees, masks and jaguars in the fifth set of Causos. 104 cards.',
  'Ver Cerrado Vivo': 'See Cerrado Vivo',
  'Na boca da noite': 'At nightfall',
  'Boitatá, Cuca e Matinta Pereira: a coleção em que tudo começou.':
    'Boitatá, Cuca and Matinta Pereira: the set in which it all began.',
  'Ver Boca da Noite': 'See Boca da Noite',
  'O rio também joga': 'The river plays too',
  'Iara, Boto e Boiúna em 98 cartas de várzea, igapó e cidade do fundo.':
    'Iara, Boto and Boiúna in 98 cards of rivers, flooded woods and a city below.',
  'Ver Águas Encantadas': 'See Águas Encantadas',
  'Mandacaru fulorou': 'The mandacaru blooms',
  'Estiagem, Carcará e Papangu: 110 cartas de sol a pino.': 'Drought, Carcará and Papangu: 110 cards of noonday sun.',
  'Ver Caatinga em Brasa': 'See Caatinga em Brasa',
  'Três dias de minuano': 'Three days of minuano',
  'Teiniaguá, Boi Vaquim e Gralha-Azul em 90 cartas de vento sul.':
    'Teiniaguá, Boi Vaquim and Gralha-Azul in 90 cards of the south wind.',
  'Ver Pampa Assombrado': 'See Pampa Assombrado',
  'Suas repetidas valem frete': 'Your spares pay the shipping',
  'Abra a loja sem mensalidade e receba quando o comprador receber.':
    'Open a store without a fee and get paid when the buyer gets the cards.',
  'Começar a vender': 'Start selling',
  'Várias lojas, um só pacote': 'Several stores, one parcel',
  'Cartas no Bra Center saem juntas, com um único frete.': 'Cards in the Bra Center leave together, with one shipping.',
  'Conhecer o Bra Center': 'About the Bra Center',
  'Sua loja sem mensalidade': 'Your store without a fee',
  'Cadastre por planilha, imprima as etiquetas e receba pelo site.':
    'Enter cards by spreadsheet, print the labels and get paid on the site.',
  'Cerrado Vivo chegou': 'Cerrado Vivo is here',
  'As 104 cartas da quinta coleção de Causos já estão no catálogo, com preço e histórico.':
    'The 104 cards of the fifth set of Causos are in the catalogue, with prices and their history.',
  'Prazos dos Correios no Norte': 'Postal delays in the North',
  'Por causa da cheia, entregas no Amazonas, no Acre e em Roraima podem levar até 3 dias úteis a mais.':
    'Because of the flood, deliveries in Amazonas, Acre and Roraima may take up to 3 business days more.',
  'Frete grátis por dia da semana': 'Free shipping by the day of the week',
  'Cada região tem o seu dia. Informe o CEP no alto da página para ver o seu e o valor mínimo.':
    'Each region has its day. Say your CEP at the top of the page to see yours and the minimum.',
  'Bra Cards Mercado de Cartas Ltda · CNPJ 99.750.320/0001-26':
    'Bra Cards Mercado de Cartas Ltda · CNPJ 99.750.320/0001-26',
  'Praça da República, 100, República, São Paulo – SP, 01045-001 · atendimento@bracards.example':
    'Praça da República, 100, República, São Paulo – SP, 01045-001 · atendimento@bracards.example',
  '## Causos': '## Causos',
  'Causos é o jogo de cartas que usamos de vitrine: seres das lendas brasileiras em gravura de cordel. As histórias são de todo mundo; os textos e as artes são nossos.':
    'Causos is the card game in our window: beings of Brazilian legends as woodcuts. The stories belong to everybody; words and pictures are ours.',
  '## Fale com a gente': '## Write to us',
  'atendimento@bracards.example. Respondemos em até 5 dias, e quase sempre no mesmo dia útil.':
    'atendimento@bracards.example. We answer within 5 days, and nearly always on the same business day.',
}
