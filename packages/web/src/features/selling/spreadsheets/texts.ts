import { both } from '@bra/contract/kit/both'

export const sheetTexts = {
  open: both('O que falta decidir', 'What is left to decide'),
  openHint: both(
    'Responda o que souber e confira de novo. O que ficar em aberto não é importado.',
    'Answer what you know and check again. What stays open is not imported.',
  ),
  words: both('Palavras que não conhecemos', 'Words that we do not know'),
  wordsHint: both(
    'A resposta vale para esta e para as próximas planilhas da mesma origem.',
    'The answer counts for this sheet and the next ones of the same origin.',
  ),
  knownWords: both('Como lemos as palavras da planilha', 'How we read the words of the sheet'),
  kind_condition: both('Condição', 'Condition'),
  kind_language: both('Idioma', 'Language'),
  kind_finish: both('Acabamento', 'Finish'),
  word: both(
    '{kind} “{word}”, 1 linha|{kind} “{word}”, {count} linhas',
    '{kind} “{word}”, 1 line|{kind} “{word}”, {count} lines',
  ),
  choose: both('Escolha', 'Choose'),
  unmatched: both('1 carta para escolher|{count} cartas para escolher', '1 card to choose|{count} cards to choose'),
  unmatchedHint: both(
    'A escolha vale para todas as linhas iguais da planilha.',
    'The choice counts for all equal lines of the sheet.',
  ),
  unmatchedLine: both(
    '{text} (linha {line})|{text} (linha {line} e mais {others})',
    '{text} (line {line})|{text} (line {line} and {others} more)',
  ),
  none: both('Deixar de fora', 'Leave out'),
  other: both('Procurar outra', 'Find another one'),
  otherChosen: both('Outra: {name}', 'Another one: {name}'),
  more: both(
    'Mostramos {shown} de {count}. As outras aparecem quando você conferir de novo.',
    'We show {shown} of {count}. The others appear when you check again.',
  ),
  prices: both(
    '1 linha sem preço em reais|{count} linhas sem preço em reais',
    '1 line without a price in reais|{count} lines without a price in reais',
  ),
  pricesHint: both(
    'Preços em outra moeda viram reais pela cotação que você der.',
    'Prices in another currency become reais by the rate that you give.',
  ),
  rateOf: both(
    '1 linha em {currency}|{count} linhas em {currency}',
    '1 line in {currency}|{count} lines in {currency}',
  ),
  rate: both('Quanto vale 1 {currency}', 'What 1 {currency} is worth'),
  factor: both('Cobrar deste valor', 'Charge of this value'),
  rounding: both('Arredondar', 'Round'),
  round_cent: both('Ao centavo', 'To the cent'),
  round_ten: both('Para cima, de 10 em 10 centavos', 'Up, by 10 cents'),
  round_half: both('Para cima, de 50 em 50 centavos', 'Up, by 50 cents'),
  round_ninety: both('Para cima, a ,90', 'Up, to 90 cents'),
  wrongRate: both(
    'Digite a cotação, como 5,60, e um fator de 1 a 1000.',
    'Type the rate, such as 5.60, and a factor from 1 to 1000.',
  ),
  pause: both('Importar pausadas as linhas que ficarem sem preço', 'Import lines that stay without a price paused'),
  pauseHint: both(
    'Com o número da planilha ou o preço sugerido. Ninguém as compra até você ativá-las.',
    'With the figure of the file or the suggested price. Nobody buys them until you activate them.',
  ),
  takeSingle: both(
    'Aceitar todas as {count} que têm uma só candidata',
    'Accept all {count} that have one candidate alone',
  ),
  stock: both(
    '1 linha é de uma oferta que você já tem. As unidades da planilha:|{count} linhas são de ofertas que você já tem. As unidades da planilha:',
    '1 line is of an offer that you have. The units of the file:|{count} lines are of offers that you have. The units of the file:',
  ),
  stock_set: both('Definir: ficam no lugar das de agora', 'Set: they replace those of now'),
  stock_add: both('Somar: entram além das de agora', 'Add: they come on top of those of now'),
  joined: both(
    '1 linha igual a outra foi somada a ela.|{count} linhas iguais a outras foram somadas a elas.',
    '1 line equal to another was added to it.|{count} lines equal to others were added to them.',
  ),
  changes: both(
    'O que muda na primeira oferta|O que muda nas {count} primeiras ofertas',
    'What changes in the first offer|What changes in the first {count} offers',
  ),
  fresh: both('nova, 1 unidade|nova, {count} unidades', 'new, 1 unit|new, {count} units'),
  takeSuggested: both(
    'Usar o preço sugerido pela casa onde houver um',
    'Use the price that the house suggests where there is one',
  ),
  suggestedUsed: both(
    '1 linha ficou com o preço sugerido.|{count} linhas ficaram com o preço sugerido.',
    '1 line has the suggested price.|{count} lines have the suggested price.',
  ),
  price: both('Preço de {name}, linha {line}', 'Price of {name}, line {line}'),
  told: both('na planilha: {told}', 'in the sheet: {told}'),
  suggested: both('sugerido: {price}', 'suggested: {price}'),
  wrongPrice: both('Digite um preço em reais, como 5,90.', 'Type a price in reais, such as 5,90.'),
  apply: both('Conferir de novo', 'Check again'),
}
