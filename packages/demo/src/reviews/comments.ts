/** Comments by stars, one a line; `{carta}` is replaced by a card of the order. */
export const comments: Record<1 | 2 | 3 | 4 | 5, string> = {
  5: `
    Chegou antes do prazo e a {carta} está linda, NM de verdade.
    Embalagem de quem coleciona: sleeve, toploader e papelão dos dois lados.
    Terceira compra aqui, nunca tive problema. {carta} igualzinha à foto.
    Comprei 42 comuns e vieram em ordem de número. Chorei um pouco.
    Respondeu minha dúvida em dez minutos, num domingo.
    A {carta} era a última que faltava do fichário. Obrigado pelo cuidado.
    Postou no mesmo dia. Da loja até a minha porta foram três dias.
    Condição melhor que a anunciada. Pedi SP, veio coisa que eu chamaria de NM.
    Veio um bilhete escrito à mão e duas comuns de brinde. Volto com certeza.
    Preço justo e sem surpresa no frete.
    Loja séria. Avisou que uma das cartas tinha um pontinho branco antes de enviar e perguntou se eu ainda queria.
    {carta} foil sem nenhuma curvatura, coisa rara de achar.
    Perfeito. O pacote veio tão bem fechado que precisei de tesoura.
    Minha filha montou o primeiro deck com cartas daqui. Atendimento paciente.
    Retirei na loja, aproveitei e joguei duas partidas. Recomendo o lugar.
    Tudo certo: idioma, condição, quantidade. É só isso que a gente pede.
    Correio atrasou, a loja acompanhou comigo até chegar. Nota dez.
    Comprei às 13h40 e às 15h já tinha código de rastreio.
    As fotos são da própria carta, dá para comprar {carta} sem medo.
    Caixa lacrada com plástico extra por cima, chegou sem um amassado.
    Segunda vez que completo coleção por aqui. Já virou minha loja.
    Carta antiga bem guardada, nem cheiro de armário tinha.
    Melhor preço com frete para o Norte, e olha que procurei.
    Trocaram sem discussão uma carta que veio em inglês. A nova chegou em quatro dias.
    Veio tudo separado por coleção, com etiqueta. Capricho.
    Sleeves originais, pacote fechado, entrega rápida.
    A {carta} vai direto para o meu deck de torneio. Valeu demais.
    Vendedor honesto na condição, o que vale mais que desconto.
    Playmat sem dobra, enviado em tubo. Pensaram em tudo.
    Comprei no susto na madrugada e às 9h já estava em separação.
  `,
  4: `
    Tudo certo com as cartas, só demorou um dia a mais para postar.
    {carta} veio como NM, eu diria SP com boa vontade. Pelo preço, fiquei satisfeito.
    Boa loja. A embalagem podia ter um papelão mais firme.
    Chegou direitinho. Faltou mandarem o código de rastreio, achei no site.
    Cartas ótimas, frete um pouco caro para uma carta só.
    Demorou a responder, mas respondeu e resolveu.
    Uma das vinte comuns veio repetida. Devolveram o valor na hora.
    Entrega dentro do prazo, sem pressa nem atraso.
    A foil tem leve curvatura que não aparecia na foto. O resto, impecável.
    Bom preço na {carta}. Tirei uma estrela pela fita colada no sleeve.
    Veio tudo, mas fora de ordem. Para 80 cartas, seria bom organizar.
    Loja confiável, compraria de novo. Só não tenha pressa.
    Cartas em ótimo estado, caixa um pouco amassada pelos Correios.
    A condição estava certa, o acabamento na foto parecia outro. Vale perguntar antes.
    Compra tranquila. O horário de retirada poderia ser maior.
    Deck box com um risquinho na tampa, nada que atrapalhe.
    Gostei. Se tivesse foto das incomuns, seria cinco.
    Postaram no limite do prazo, mas postaram.
  `,
  3: `
    {carta} anunciada como NM chegou com dois cantos brancos. Ofereceram a diferença e aceitei.
    Cinco dias úteis para postar uma carta registrada é muito.
    Carta certa, embalagem fraca: só um envelope com papel dobrado.
    Faltou uma comum no pacote. Resolveram, mas precisei cobrar duas vezes.
    Nem bom nem ruim. Chegou no último dia do prazo.
    A foto era de catálogo e a carta tinha um risco na lateral. Pensei em devolver e acabei ficando com ela.
    Preço bom, atendimento seco.
    Veio em espanhol, eu tinha pedido português. Deram vale da diferença.
    O toploader veio sujo por dentro e passou poeira para a carta.
    Metade do pedido perfeita, metade com condição otimista.
    Demoraram a avisar que estavam de férias. No fim chegou tudo.
    Para comum serve. Para carta cara eu pediria foto antes.
  `,
  2: `
    Duas cartas SP que eram MP sem discussão. Devolvi e recebi, mas perdi duas semanas.
    Postaram só depois que abri reclamação.
    {carta} chegou sem toploader num envelope comum. Sorte que não dobrou.
    Carta trocada por outra de nome parecido. A solução demorou oito dias.
    A resposta padrão não respondia o que perguntei.
    Cheiro forte de cigarro nas cartas. Deveria estar escrito na oferta.
    Booster com o plástico rasgado vendido como lacrado. Aceitaram a devolução.
    Três itens esgotados depois de pagos. O reembolso foi rápido, a frustração ficou.
    Rastreio parado por dez dias e silêncio da loja até a mediação entrar.
    Fita adesiva direto na carta. Saiu, mas deixou marca.
  `,
  1: `
    {carta} chegou com um vinco no meio e a loja disse que foi o Correio. O dinheiro voltou pela mediação.
    Nunca postaram. Cancelei depois de sete dias e recebi de volta.
    Anunciaram carta que não tinham. Perdi o torneio do fim de semana.
    Carta claramente lavada vendida como NM. Devolvida.
    Mandaram metade do pedido e marcaram como completo.
    Três mensagens sem resposta. Só andou com a reclamação aberta.
    Embalagem molhada, cartas onduladas. Reembolso integral, mas a carta era difícil de achar.
    Mudaram a condição na descrição depois da compra. Tenho as imagens.
    Veio um playmat de outra coleção, e queriam que eu pagasse a volta.
    Vinte dias de espera por uma incomum de um real. Não volto.
  `,
}

/** Answers to content buyers (4, 5 stars), lukewarm ones (3) and unhappy ones (1, 2). */
export const answers: Record<'pleased' | 'lukewarm' | 'unhappy', string> = {
  pleased: `
    Que bom que chegou bem. Boa mesa e até a próxima.
    Obrigado pela confiança. As próximas já estão separadas.
    Ficamos felizes de ter ajudado a fechar o fichário.
    Valeu. Se montar o deck, mande foto.
    A gente embala como gostaria de receber.
    Obrigada pelo retorno, ajuda muito uma loja pequena.
    Anotada a dica do papelão. Já trocamos o fornecedor.
  `,
  lukewarm: `
    Obrigado por aceitar a diferença. Revisamos o resto do lote por causa disso.
    Você tem razão sobre a demora. Ajustamos o prazo na página.
    Desculpe pela embalagem. Passamos a usar toploader em tudo acima de R$ 10.
    Faltou conferência nossa. Obrigado pela paciência.
    Foto do exemplar agora é regra aqui para raras.
  `,
  unhappy: `
    Erramos na classificação e o reembolso já saiu. Pedimos desculpa.
    Não tínhamos a carta por falha no estoque. O valor foi devolvido no mesmo dia.
    O pacote saiu firme daqui, mas a responsabilidade é nossa até a sua porta. Reembolso feito.
    A resposta demorou e não devia. Mudamos quem cuida das mensagens.
    Devolução recebida e valor liberado. Se quiser, procuramos outra para você.
  `,
}
