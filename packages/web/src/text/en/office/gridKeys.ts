export const gridKeys = {
  move: 'Move between cells',
  edit: 'Edit the cell',
  keep: 'Keep the cell and go right',
  leave: 'Leave the cell as it was',
  mark: 'Mark a range',
  copy: 'Copy and paste ranges, from another sheet too',
  undo: 'Undo the last unsaved change',
  choose: 'Choose the marked rows',
  create: 'Create an offer',
  editRow: 'Edit the cell; where it is not edited, the price of the row',
  help: 'Open this help',
  palette: 'Go to a screen, offer or order',
}
