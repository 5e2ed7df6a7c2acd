import type { Sentences } from './slotted.ts'

export const sellingReplies: Sentences = {
  // orders of a store
  'O pedido está em separação.': 'The order is being picked.',
  'O pedido está pronto para envio.': 'The order is ready to ship.',
  'Estoque confirmado.': 'The stock was confirmed.',
  'Avisos criados.': 'Alerts were created.',
  'Todas já estavam na sua lista.': 'All were on your list already.',
  'Este aparelho recebe os avisos.': 'This device shows the notices.',
  'O aparelho não recebe mais avisos.': 'The device shows no more notices.',
  'Loja salva nos favoritos.': 'The store is among your favourites.',
  'Loja tirada dos favoritos.': 'The store is no favourite any more.',
  'Carta conferida.': 'The card was checked.',
  'Fotos guardadas.': 'The photos were kept.',
  'Elas valem como prova do que foi enviado.': 'They are evidence of what was sent.',
  'O envio foi registrado.': 'The shipping was recorded.',
  'O comprador foi avisado.': 'The client was told.',
  'A devolução foi autorizada.': 'The return was authorised.',
  'A devolução foi recebida.': 'The return was received.',
  'O comprador recebe o dinheiro de volta.': 'The client gets the money back.',
  'Registrado.': 'Recorded.',
  'O Bra Cards vai conferir a entrega, e avisa você e o comprador.':
    'Bra Cards will check the delivery, and tells you and the client.',
  'O Bra Cards vai decidir esta devolução, e avisa você e o comprador.':
    'Bra Cards will decide this return, and tells you and the client.',
  'O cancelamento foi recusado.': 'The cancellation was refused.',
  'Poste o pedido dentro do prazo.': 'Post the order in time.',
  'O valor será devolvido ao comprador, que foi avisado.': 'The client gets the amount back, and was told.',
  'O comprador recebe de volta o que pagou por estas cartas, e foi avisado.':
    'The client gets back what was paid for these cards, and was told.',
  'A lista de separação está pronta.': 'The pull sheet is ready.',
  'As etiquetas estão prontas.': 'The labels are ready.',
  'A lista de postagem está pronta.': 'The posting list is ready.',
  'Um pedido ficou fora, sem código de rastreio ou por retirada.':
    'One order was left out, without a tracking code or to be picked up.',
  '{} pedidos ficaram fora, sem código de rastreio ou por retirada.':
    '{} orders were left out, without tracking codes or to be picked up.',
  'Imprima de 1 a {} etiquetas de uma vez: seriam {}.': 'Print 1 to {} labels at once: these would be {}.',
  'A etiqueta foi comprada.': 'The label was bought.',
  'Sem etiqueta, por retirada na loja: pedido nº {}.': 'No label, as it is picked up: order no. {}.',
  'Sem etiqueta, por retirada na loja: pedidos nº {}.': 'No label, as they are picked up: orders no. {}.',
  'Sem etiqueta: {}.': 'No label: {}.',
  'Sem etiqueta: pedido nº {}.': 'No label: order no. {}.',
  'Sem etiqueta: pedidos nº {}.': 'No label: orders no. {}.',
  'Informe o código de um pedido de cada vez.': 'Enter the code of one order at a time.',
  'Sua resposta foi publicada.': 'Your answer was published.',
  // a store and its money
  'Loja criada com sucesso!': 'Store created!',
  'Loja encerrada.': 'Store closed.',
  'Este endereço já é de outra loja.': 'This address is already of another store.',
  'A loja ainda tem pedidos em andamento.': 'The store still has orders under way.',
  'Ela pode ser encerrada quando todos se concluírem.': 'It can be closed once all of them are completed.',
  'Faltam: {}.': 'Left: {}.',
  'Faltam: {} a enviar.': 'Left: {} to send.',
  'Faltam: {} a caminho ou no prazo de devolução.': 'Left: {} on the way or in the time to return.',
  'Faltam: {} em devolução ou reembolso.': 'Left: {} coming back or being refunded.',
  'Faltam: {} a enviar, {} a caminho ou no prazo de devolução.':
    'Left: {} to send, {} on the way or in the time to return.',
  'Faltam: {} a enviar, {} em devolução ou reembolso.': 'Left: {} to send, {} coming back or being refunded.',
  'Faltam: {} a caminho ou no prazo de devolução, {} em devolução ou reembolso.':
    'Left: {} on the way or in the time to return, {} coming back or being refunded.',
  'Faltam: {} a enviar, {} a caminho ou no prazo de devolução, {} em devolução ou reembolso.':
    'Left: {} to send, {} on the way or in the time to return, {} coming back or being refunded.',
  'Sua loja está de férias.': 'Your store is on holiday.',
  'Nada é vendido até a volta.': 'Nothing is sold until you return.',
  'Sua loja está aberta de novo.': 'Your store is open again.',
  'O saque mínimo é de {}.': 'The smallest withdrawal is {}.',
  'O valor passa do que pode ser sacado agora.': 'The amount is more than can be withdrawn now.',
  'O limite é {}.': 'The limit is {}.',
  // offers
  'Seu plano permite {} oferta ativa: esta fica pausada até abrir um lugar.':
    'Your plan allows {} active offer: this one is paused until there is a place.',
  'Seu plano permite {} ofertas ativas: esta fica pausada até abrir um lugar.':
    'Your plan allows {} active offers: this one is paused until there is a place.',
  'Seu plano permite {} oferta ativa: {} ficam pausadas até abrir um lugar.':
    'Your plan allows {} active offer: {} are paused until there is a place.',
  'Seu plano permite {} ofertas ativas: {} ficam pausadas até abrir um lugar.':
    'Your plan allows {} active offers: {} are paused until there is a place.',
  'Esta impressão não existe em {}: só em {}.': 'This printing does not exist in {}, only in {}.',
  'Se a sua é diferente, peça à Bra Cards que a inclua.': 'If yours is different, ask Bra Cards to include it.',
  'Agora há {}.': 'There are {} now.',
  'Ofertas de volta.': 'Offers are back.',
  'Alteração desfeita.': 'Change undone.',
  'Importação iniciada.': 'Import started.',
  'Importação cancelada.': 'Import stopped.',
  'Planilha lida.': 'Sheet read.',
  'Confira antes de importar.': 'Check it before you import.',
  'Algo deu errado e nenhum preço mudou.': 'Something went wrong and no price changed.',
  'As regras rodam de novo no próximo horário, ou quando você as aplicar.':
    'The rules run again at the next hour, or when you apply them.',
  'Aviso guardado.': 'Alert saved.',
  'Aviso desligado.': 'Alert switched off.',
  'Lista atualizada.': 'List updated.',
  'Resposta guardada.': 'Reply saved.',
  'Resposta removida.': 'Reply removed.',
  'Pergunta enviada.': 'Question sent.',
  'Avisamos você quando a loja responder.': 'We tell you when the store answers.',
  'Resposta enviada.': 'Answer sent.',
  'Pergunta oculta.': 'Question hidden.',
  'A pergunta voltou.': 'The question is back.',
  // lines of a sheet
  'Não encontramos no catálogo: "{}".': 'We could not find in the catalogue: "{}".',
  'A linha não diz qual é a carta.': 'The line does not say which card it is.',
  'O preço está em outra moeda: {}. Informe o preço em reais.':
    'The price is in another currency: {}. Enter the price in reais.',
  'Falta o preço em reais.': 'The price in reais is missing.',
  'Nenhum produto do catálogo tem o código "{}".': 'No product of the catalogue has the code "{}".',
  'A oferta {} é de outro produto.': 'Offer {} is of another product.',
  'Confira o id e o código.': 'Check the id and the code.',
  'Repete a oferta da linha {}.': 'Repeats the offer of line {}.',
  'A linha não segue o formato CSV: confira as aspas e o número de colunas.':
    'The line is not CSV: check the quotes and the number of columns.',
  'O estoque mudou: a linha contava com {}, e agora há {}.':
    'The stock changed: the line counted on {}, and there are {} now.',
  'Nada da linha foi gravado.': 'Nothing of the line was saved.',
  'Se a quantidade ainda vale, escreva {} em quantidade_exportada ou apague essa célula.':
    'If the quantity still holds, write {} in quantidade_exportada or empty that cell.',
  'Uma carta graduada tem certificadora, nota e certificado.':
    'A graded card has a grading company, a grade and a certificate.',
  'Para vendê-la sem eles, escreva um hífen na certificadora.':
    'To sell it without them, write a hyphen for the company.',
  'Use o código ou o nome da condição: NM, SP, Muito Usada.': 'Use the code or the name of the condition: NM, SP.',
  'Use o código ou o nome do idioma: PT, EN, Japonês.': 'Use the code or the name of the language: PT, EN.',
  'Use o nome do acabamento: Normal, Foil, Reverse Foil.': 'Use the name of the finish: Normal, Foil, Reverse Foil.',
  'Use nomes separados por barra vertical: Promo|Assinada.': 'Use names separated by bars: Promo|Assinada.',
  'Um hífen sozinho tira todos.': 'A hyphen alone takes all away.',
  'Escreva o preço em reais, de 0,01 a 1.000.000,00, como 5,90.':
    'Write the price in reais, from 0,01 to 1.000.000,00, like 5,90.',
  'Escreva a quantidade só com algarismos, de 0 a 99999.': 'Write the quantity in digits only, from 0 to 99999.',
  'Use ativo ou pausado.': 'Use ativo or pausado.',
  'Informe certificadora, nota de 1 a 10 e certificado, cada um com até 40 letras.':
    'Enter the company, a grade from 1 to 10 and the certificate, each with up to 40 letters.',
  'O número da oferta é o da coluna id de uma planilha exportada.':
    'The number of the offer is that of the column id of an exported sheet.',
  'Deixe esta coluna como foi exportada: a nova quantidade vai na coluna quantidade.':
    'Leave this column as it was exported: the new quantity goes into the column quantidade.',
  // operators
  'Retenção levantada.': 'The hold is lifted.',
  'Perda lançada.': 'The loss was posted.',
  'O pedido foi encerrado.': 'The order is closed.',
  'A entrega foi registrada.': 'The delivery was recorded.',
  'Comprador e loja foram avisados.': 'Buyer and store were told.',
  'O pacote foi dado como extraviado.': 'The parcel counts as lost.',
  'A devolução foi registrada.': 'The return was recorded.',
  'O valor foi liberado para a loja.': 'The money was released to the store.',
  'O provedor não será mais consultado.': 'The provider is not asked any more.',
  'O provedor será consultado de novo.': 'The provider will be asked again.',
  'Devolução de {} registrada.': 'Refund of {} recorded.',
  'Avaliação mantida.': 'The review stays.',
  'Avaliação removida.': 'The review was removed.',
  'Produtos unidos.': 'Products merged.',
  'Unidos.': 'Merged.',
  'A união começou. Os produtos passam aos poucos.': 'The merge has begun. The products move a few at a time.',
  'Envio iniciado.': 'Upload started.',
  'Diferença encerrada.': 'The difference is closed.',
  'Diferença de {} lançada no livro.': 'The difference of {} was posted to the book.',
  'Neste dia já há frete grátis para {}.': 'There is already free shipping on this day for {}.',
  'Digite pelo menos {}.': 'Type at least {}.',
  'Digite no máximo {}.': 'Type at most {}.',
}
