export const offerLabels = {
  title: 'Label of the offer|Labels of {count} offers',
  button: 'Labels (PDF)',
  hint: 'A sheet of A4 with 65 labels of 38.1 × 21.2 mm. The barcode is your SKU, if it fits, or that of the offer; while picking, the scanner finds the card by it.',
  eachUnit: 'One label for each unit in stock',
  first: 'Begin at label',
  firstHint: 'From 1 to 65, to use the rest of a sheet.',
  print: 'Make labels',
}
