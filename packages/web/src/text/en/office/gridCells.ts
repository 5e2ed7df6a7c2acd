export const gridCells = {
  badPaste: '1 cell stayed as it was. {cells}|{count} cells stayed as they were. {cells}',
  badCell: 'Row {row} ({name}), {column}: {problem}',
  badRow: 'Row {row}: {problem}',
  noRow: 'The list ends before it.',
  gradedCell: 'A graded card has a grade instead of a condition.',
  chooseSeen: 'Choose the offers in sight',
  columns: 'Columns',
  redo: 'Redo',
  noUnsaved: 'Nothing to save',
  position: 'Position',
  sku: 'SKU',
  byPosition: 'Position',
  lacksPassport: 'No passport',
  obstaclePassport:
    '1 is left out: its condition passport is missing|{count} are left out: their condition passports are missing',
  willPause:
    '1 card comes in paused: at its price it goes on sale only with a condition passport.|{count} cards come in paused: at their prices they go on sale only with a condition passport.',
  didPause:
    '1 card is paused until it has a condition passport. The filter “No passport” shows it.|{count} cards are paused until they have a condition passport. The filter “No passport” shows them.',
  tooLong: 'Use at most 40 characters.',
}
