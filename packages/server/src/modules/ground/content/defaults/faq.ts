export interface DefaultQuestion {
  topic: 'Compra' | 'Pagamento' | 'Entrega' | 'Condição das cartas' | 'Venda' | 'Conta e privacidade'
  slug: string
  question: string
  answer: string
}

const topics: [DefaultQuestion['topic'], [slug: string, question: string, answer: string][]][] = [
  [
    'Compra',
    [
      [
        'carrinho-reserva',
        'O carrinho reserva a carta?',
        'Não. A carta é sua quando o pedido é feito. Até lá, outra pessoa pode comprá-la; o carrinho confere preço e estoque cada vez que você o abre e avisa linha por linha.',
      ],
      [
        'varias-lojas',
        'Posso comprar de várias lojas ao mesmo tempo?',
        'Pode. Você paga uma vez, e cada loja envia o seu pacote, com frete próprio. Para juntar tudo em um pacote, prefira ofertas com o selo Bra Center.',
      ],
      [
        'achar-pelo-numero',
        'Como acho uma carta pelo número?',
        'Digite a sigla da coleção e o número, ou só "017/120". A carta exata vem em primeiro lugar. Nome em inglês também serve, e acento não faz falta.',
      ],
      [
        'cancelar',
        'Como cancelo um pedido?',
        'Antes do envio, peça no próprio pedido. Se a loja não responder em 7 dias, o cancelamento é aceito. Se ela ficar 7 dias sem postar, você cancela sozinho. O dinheiro volta inteiro.',
      ],
      [
        'arrependimento',
        'Mudei de ideia. Posso devolver?',
        'Sim, em até 7 dias depois de receber, sem explicar (art. 49 do Código de Defesa do Consumidor). Devolvemos tudo, com o frete. O caminho está em [Troca e devolução](/text/devolucao).',
      ],
      [
        'carta-fora-do-catalogo',
        'A carta que procuro não está no catálogo.',
        'Sugira: mande foto, nome, coleção e número. Mostramos antes o que já existe parecido. Quando a sugestão for aprovada ou recusada, você fica sabendo, com o motivo.',
      ],
    ],
  ],
  [
    'Pagamento',
    [
      [
        'formas-de-pagamento',
        'Quais são as formas de pagamento?',
        'Pix e cartão de crédito, em até 6 vezes sem juros, com parcela mínima de R$ 20,00.',
      ],
      [
        'pix-expirou',
        'Meu Pix expirou. E agora?',
        'O código vale 30 minutos. Depois disso o pedido expira e o estoque volta para a loja. Nada foi cobrado: é só comprar de novo, se a carta ainda estiver lá.',
      ],
      [
        'quando-a-loja-recebe',
        'Quando a loja recebe o dinheiro?',
        'Sete dias depois da entrega, se você não pedir a devolução. Até lá o valor fica retido conosco; o de uma carta em reclamação, até a reclamação terminar.',
      ],
      [
        'reembolso-prazo',
        'Em quanto tempo sai o reembolso?',
        'Pix, no mesmo dia útil. Cartão, na fatura atual ou na seguinte, conforme o banco.',
      ],
      [
        'dados-do-cartao',
        'Vocês guardam o número do meu cartão?',
        'Não. Ele vai do seu navegador direto para a empresa de pagamento. Guardamos um código e os quatro últimos dígitos, para você reconhecer o cartão.',
      ],
    ],
  ],
  [
    'Entrega',
    [
      [
        'prazo-de-postagem',
        'Em quanto tempo a loja posta?',
        'Em até 5 dias úteis, ou 7 quando o pedido tem mais de 100 cartas. Muitas postam no mesmo dia; a página da loja diz o costume dela.',
      ],
      [
        'frete-gratis',
        'Como funciona o frete grátis?',
        'Cada região pode ter um dia da semana, a partir de um valor mínimo. Além disso, muitas lojas pagam o frete acima de um total, ou para alguns estados.',
      ],
      [
        'carta-registrada',
        'O que é Carta Registrada?',
        'O envio mais barato para poucas cartas: até 12, somando R$ 50,00. Tem rastreio e não tem seguro. Só aparece nas lojas que oferecem.',
      ],
      [
        'nao-chegou',
        'Meu pedido não chegou.',
        'Veja o rastreio no pedido. Parado há mais de 7 dias úteis, escolha Tive um problema no pedido: o dinheiro fica retido enquanto você e a loja procuram. Depois de 30 dias da postagem sem entrega, é dado como extraviado e você recebe tudo de volta.',
      ],
      [
        'retirar-na-loja',
        'Posso retirar na loja?',
        'Sim, onde a opção aparecer. Leve o número do pedido e um documento. O frete é zero.',
      ],
    ],
  ],
  [
    'Condição das cartas',
    [
      [
        'o-que-e-nm',
        'O que significam M, NM, SP, MP, HP e D?',
        'São os seis graus, de Nova a Danificada. O [guia de condições](/text/guia-de-condicoes) diz o que cada um aceita e como olhar a carta.',
      ],
      [
        'carta-pior',
        'A carta veio pior do que dizia a oferta.',
        'No pedido, escolha Tive um problema em até 7 dias depois da entrega, marque a carta e mostre fotos. Só o valor dela fica retido. Você e a loja têm 72 horas para um acordo, com uma proposta calculada pelas vendas da carta; sem acordo, nós decidimos. Mais em [Troca e devolução](/text/devolucao).',
      ],
      [
        'foto-do-exemplar',
        'A foto é da carta que vou receber?',
        'Só quando a oferta diz "foto do exemplar". As outras mostram a imagem do catálogo, e vale a condição descrita. Na dúvida, escolha Perguntar na oferta: a loja responde antes da compra.',
      ],
      [
        'graduadas',
        'Como confiro uma carta graduada?',
        'A oferta traz empresa, nota e número do certificado. Procure o número no site da empresa antes de comprar.',
      ],
      [
        'foil-curvada',
        'Carta foil curvada é defeito?',
        'Curvatura leve é comum em foil e cabe até em SP. Se a carta não deita sob o próprio peso, é MP ou pior.',
      ],
    ],
  ],
  [
    'Venda',
    [
      [
        'quanto-custa-vender',
        'Quanto custa vender?',
        '12% do preço de cada venda e nenhuma mensalidade. O frete não paga comissão. Mais em [Venda na Bra](/supplier).',
      ],
      [
        'vender-sem-cnpj',
        'Posso vender sem CNPJ?',
        'Pode vender o que é seu, com CPF e declaração de conteúdo (DC-e). Quem vende de forma habitual precisa de CNPJ e nota fiscal. Os dois documentos saem do próprio pedido.',
      ],
      [
        'quando-posso-sacar',
        'Quando posso sacar?',
        'O valor é liberado 7 dias depois da entrega e pode ser sacado 2 dias depois disso. O saque mínimo é de R$ 20,00 e não tem tarifa. Você pede quando quiser, ou marca um dia da semana na carteira.',
      ],
      [
        'ferias',
        'Vou viajar. O que faço com a loja?',
        'Ponha a loja em férias, com a data da volta. As ofertas saem da busca e retornam sozinhas nesse dia. Pedidos já feitos continuam com prazo.',
      ],
      [
        'o-que-e-bra-center',
        'O que é o Bra Center?',
        'O nosso depósito: quem compra de várias lojas o que está lá recebe tudo num pacote, com um frete só. O envio de novos lotes pelas lojas ainda não está aberto. Mais em [Bra Center](/text/bra-center).',
      ],
      [
        'loja-sem-nota',
        'Por que minha loja não tem estrelas?',
        'Com menos de 10 vendas a loja aparece como nova. Uma nota tirada de poucas vendas diria mais sobre a sorte que sobre você.',
      ],
    ],
  ],
  [
    'Conta e privacidade',
    [
      [
        'codigo-por-email',
        'Não recebi o código por e-mail.',
        'Ele tem seis dígitos e vale por pouco tempo. Olhe a caixa de spam e peça outro; só o último vale.',
      ],
      [
        'apagar-conta',
        'Como apago minha conta?',
        'Em Minha conta, escolha desativar. Com pedidos em andamento ou saldo na carteira, ela é apagada assim que tudo se resolver. Pedidos que a lei manda guardar perdem a ligação com o seu nome.',
      ],
      [
        'meus-dados',
        'Que dados a loja vê?',
        'O nome e o endereço de entrega daquele pedido. Não vê e-mail, CPF completo nem cartão.',
      ],
      [
        'idade',
        'Menor de idade pode comprar?',
        'Para comprar e vender é preciso ter 18 anos ou mais; para ter uma conta, 16. Antes disso, quem responde pela criança ou pelo adolescente compra na própria conta.',
      ],
    ],
  ],
]

/** Questions stand in the order of the page: by topic, then by how often they are asked. */
export const defaultFaq: DefaultQuestion[] = topics.flatMap(([topic, entries]) =>
  entries.map(([slug, question, answer]) => ({ topic, slug, question, answer })),
)
