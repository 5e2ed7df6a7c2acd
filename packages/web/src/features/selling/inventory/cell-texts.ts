import { both } from '@bra/contract/kit/both'

export const cellTexts = {
  badPaste: both(
    '1 célula ficou como estava. {cells}|{count} células ficaram como estavam. {cells}',
    '1 cell stayed as it was. {cells}|{count} cells stayed as they were. {cells}',
  ),
  badCell: both('Linha {row} ({name}), {column}: {problem}', 'Row {row} ({name}), {column}: {problem}'),
  badRow: both('Linha {row}: {problem}', 'Row {row}: {problem}'),
  noRow: both('A lista acaba antes.', 'The list ends before it.'),
  gradedCell: both(
    'Uma carta graduada tem nota em vez de condição.',
    'A graded card has a grade instead of a condition.',
  ),
  chooseSeen: both('Escolher as ofertas à vista', 'Choose the offers in sight'),
  columns: both('Colunas', 'Columns'),
  redo: both('Refazer', 'Redo'),
  noUnsaved: both('Nada por salvar', 'Nothing to save'),
  position: both('Posição', 'Position'),
  sku: both('SKU', 'SKU'),
  byPosition: both('Posição', 'Position'),
  lacksPassport: both('Sem passaporte', 'No passport'),
  obstaclePassport: both(
    '1 fica de fora: falta o passaporte da condição|{count} ficam de fora: falta o passaporte da condição',
    '1 is left out: its condition passport is missing|{count} are left out: their condition passports are missing',
  ),
  willPause: both(
    '1 carta entra pausada: pelo preço, ela só vai à venda com o passaporte da condição.|{count} cartas entram pausadas: pelo preço, elas só vão à venda com o passaporte da condição.',
    '1 card comes in paused: at its price it goes on sale only with a condition passport.|{count} cards come in paused: at their prices they go on sale only with a condition passport.',
  ),
  didPause: both(
    '1 carta ficou pausada até ter o passaporte da condição. Ela está no filtro “Sem passaporte”.|{count} cartas ficaram pausadas até ter o passaporte da condição. Elas estão no filtro “Sem passaporte”.',
    '1 card is paused until it has a condition passport. The filter “No passport” shows it.|{count} cards are paused until they have a condition passport. The filter “No passport” shows them.',
  ),
  tooLong: both('Use no máximo 40 caracteres.', 'Use at most 40 characters.'),
}
