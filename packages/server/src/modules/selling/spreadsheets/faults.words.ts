import { say, type Saying } from '@bra/contract/kit/saying'
import type { ColumnName } from '@bra/contract/trade/sheet-columns'

export const howToWrite: Partial<Record<ColumnName, Saying>> = {
  condicao: say(
    'Use o código ou o nome da condição: NM, SP, Muito Usada.',
    'Use the code or the name of the condition: NM, SP.',
  ),
  idioma: say(
    'Use o código ou o nome do idioma: PT, EN, Japonês.',
    'Use the code or the name of the language: PT, EN.',
  ),
  acabamento: say(
    'Use o nome do acabamento: Normal, Foil, Reverse Foil.',
    'Use the name of the finish: Normal, Foil, Reverse Foil.',
  ),
  extras: say(
    'Use nomes separados por barra vertical: Promo|Assinada. Um hífen sozinho tira todos.',
    'Use names separated by bars: Promo|Assinada. A hyphen alone takes all away.',
  ),
  preco: say(
    'Escreva o preço em reais, de 0,01 a 1.000.000,00, como 5,90.',
    'Write the price in reais, from 0,01 to 1.000.000,00, like 5,90.',
  ),
  quantidade: say(
    'Escreva a quantidade só com algarismos, de 0 a 99999.',
    'Write the quantity in digits only, from 0 to 99999.',
  ),
  situacao: say('Use ativo ou pausado.', 'Use ativo or pausado.'),
  nota: say(
    'Informe certificadora, nota de 1 a 10 e certificado, cada um com até 40 letras.',
    'Enter the company, a grade from 1 to 10 and the certificate, each with up to 40 letters.',
  ),
  id: say(
    'O número da oferta é o da coluna id de uma planilha exportada.',
    'The number of the offer is that of the column id of an exported sheet.',
  ),
  quantidade_exportada: say(
    'Deixe esta coluna como foi exportada: a nova quantidade vai na coluna quantidade.',
    'Leave this column as it was exported: the new quantity goes into the column quantidade.',
  ),
}

export const words = {
  otherProduct: (id: number | undefined) =>
    say(
      `A oferta ${id} é de outro produto. Confira o id e o código.`,
      `Offer ${id} is of another product. Check the id and the code.`,
    ),
  unknownCode: (code: string) =>
    say(`Nenhum produto do catálogo tem o código "${code}".`, `No product of the catalogue has the code "${code}".`),
  notFound: (text: string) =>
    say(`Não encontramos no catálogo: "${text}".`, `We could not find in the catalogue: "${text}".`),
  nameless: say('A linha não diz qual é a carta.', 'The line does not say which card it is.'),
  broken: say(
    'A linha não segue o formato CSV: confira as aspas e o número de colunas.',
    'The line is not CSV: check the quotes and the number of columns.',
  ),
  garbled: (text: string) =>
    say(
      `O texto "${text}" está com letras trocadas. Corrija-o, ou salve a planilha em UTF-8.`,
      `The letters of the text "${text}" are garbled. Correct it, or save the sheet in UTF-8.`,
    ),
  unexplained: (text: string) =>
    say(
      `Não sabemos o que "${text}" muda nas cópias desta linha. Escreva cada acabamento em uma linha, com a quantidade.`,
      `We do not know what "${text}" changes in the copies of this line. Write each finish in a line of its own, with its quantity.`,
    ),
  stockMoved: (counted: number | undefined, now: number | undefined) =>
    say(
      `O estoque mudou: a linha contava com ${counted}, e agora há ${now}. Nada da linha foi gravado. Se a quantidade ainda vale, escreva ${now} em quantidade_exportada ou apague essa célula.`,
      `The stock changed: the line counted on ${counted}, and there are ${now} now. Nothing of the line was saved. If the quantity still holds, write ${now} in quantidade_exportada or empty that cell.`,
    ),
  ungraded: say(
    'Uma carta graduada tem certificadora, nota e certificado. Para vendê-la sem eles, escreva um hífen na certificadora.',
    'A graded card has a grading company, a grade and a certificate. To sell it without them, write a hyphen for the company.',
  ),
  repeats: (line: number) => say(`Repete a oferta da linha ${line}.`, `Repeats the offer of line ${line}.`),
  otherCurrency: (price: string) =>
    say(
      `O preço está em outra moeda: ${price}. Informe o preço em reais.`,
      `The price is in another currency: ${price}. Enter the price in reais.`,
    ),
  unpriced: say('Falta o preço em reais.', 'The price in reais is missing.'),
}
