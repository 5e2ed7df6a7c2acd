export const offerLabels = {
  title: 'Etiqueta da oferta|Etiquetas de {count} ofertas',
  button: 'Etiquetas (PDF)',
  hint: 'Folha A4 com 65 etiquetas de 38,1 × 21,2 mm. O código de barras é o seu SKU, se couber, ou o da oferta; na separação, o leitor encontra a carta por ele.',
  eachUnit: 'Uma etiqueta por unidade do estoque',
  first: 'Começar na etiqueta',
  firstHint: 'De 1 a 65, para aproveitar uma folha já usada.',
  print: 'Gerar etiquetas',
}
