import { both } from '@bra/contract/kit/both'

export const offerLabelTexts = {
  title: both('Etiqueta da oferta|Etiquetas de {count} ofertas', 'Label of the offer|Labels of {count} offers'),
  button: both('Etiquetas (PDF)', 'Labels (PDF)'),
  hint: both(
    'Folha A4 com 65 etiquetas de 38,1 × 21,2 mm. O código de barras é o seu SKU, se couber, ou o da oferta; na separação, o leitor encontra a carta por ele.',
    'A sheet of A4 with 65 labels of 38.1 × 21.2 mm. The barcode is your SKU, if it fits, or that of the offer; while picking, the scanner finds the card by it.',
  ),
  eachUnit: both('Uma etiqueta por unidade do estoque', 'One label for each unit in stock'),
  first: both('Começar na etiqueta', 'Begin at label'),
  firstHint: both('De 1 a 65, para aproveitar uma folha já usada.', 'From 1 to 65, to use the rest of a sheet.'),
  print: both('Gerar etiquetas', 'Make labels'),
}
