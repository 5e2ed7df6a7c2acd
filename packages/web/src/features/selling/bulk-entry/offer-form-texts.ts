import { both } from '@bra/contract/kit/both'

export const offerFormTexts = {
  search: both('Buscar no catálogo', 'Search the catalogue'),
  searchHint: both(
    'Nome, código e número (SVI 077) ou código de barras.',
    'Name, code and number (SVI 077) or bar code.',
  ),
  results: both('Produtos encontrados', 'Products found'),
  nothing: both('Nada encontrado para “{text}”.', 'Nothing found for “{text}”.'),
  notInCatalogue: both('Não está no catálogo', 'Not in the catalogue'),
  notInCatalogueHint: both(
    'Caixas, acessórios e colecionáveis você cadastra na hora. Carta que falta, você sugere.',
    'Boxes, accessories and collectibles you register at once. A card that is missing, you suggest.',
  ),
  registerGoods: both('Cadastrar produto fora do catálogo', 'Register goods outside the catalogue'),
  suggest: both('Sugerir carta que falta', 'Suggest a card that is missing'),
  clear: both('Limpar busca', 'Clear search'),
  change: both('Trocar produto', 'Change product'),
  offer: both('Sua oferta', 'Your offer'),
  condition: both('Condição', 'Condition'),
  language: both('Idioma', 'Language'),
  finish: both('Acabamento', 'Finish'),
  printRun: both('Tiragem', 'Print run'),
  noPrintRun: both('Sem tiragem', 'None told'),
  extras: both('Extras', 'Extras'),
  company: both('Certificadora', 'Grading company'),
  grade: both('Nota', 'Grade'),
  certificate: both('Certificado', 'Certificate'),
  quantity: both('Quantidade', 'Quantity'),
  price: both('Preço', 'Price'),
  comment: both('Comentário', 'Comment'),
  commentHint: both(
    'Aparece junto da oferta. Conte o que a condição não diz.',
    'Shown beside the offer. Tell what the condition does not.',
  ),
  position: both('Posição', 'Position'),
  positionHint: both(
    'Caixa, fichário, estante. Só a loja vê, na lista de separação.',
    'Box, binder, shelf. Only the store sees it, on the picking list.',
  ),
  sku: both('SKU', 'SKU'),
  skuHint: both(
    'O seu código, também para o leitor. Só a loja vê.',
    'Your own code, for the scanner too. Only the store sees it.',
  ),
  photos: both('Fotos da unidade', 'Photos of the unit'),
  photosHint: both(
    'Fotos reais evitam a disputa mais comum: a da condição.',
    'Real photos spare the commonest dispute: that about condition.',
  ),
  save: both('Salvar oferta', 'Save offer'),
  saveAndNew: both('Salvar e criar outro', 'Save and create another'),
  saved: both('Oferta de {name} salva.', 'Offer of {name} saved.'),
  existsTitle: both('Sua loja já tem esta oferta.', 'Your store has this offer already.'),
  exists: both('Somar às unidades que já existem', 'Add to the units that are there'),
  passportNeeded: both(
    'A partir de {price}, uma carta avulsa é anunciada com estas quatro fotos. Elas valem como prova da condição.',
    'From {price} on, a single card is offered with these four photos. They are evidence of its condition.',
  ),
  passportOffered: both(
    'Opcional até {price}. Quatro fotos da carta que você vai enviar valem como prova da condição.',
    'Optional below {price}. Four photos of the card that you will send are evidence of its condition.',
  ),
  passportManyUnits: both(
    'Com mais de uma unidade, fotografe a pior: nenhuma vai em condição menor.',
    'With more than one unit, photograph the worst: none may be sent in a lower condition.',
  ),
  passportIncomplete: both(
    'Falta uma foto do passaporte.|Faltam {count} fotos do passaporte.',
    'One photo of the passport is missing.|{count} photos of the passport are missing.',
  ),
}
