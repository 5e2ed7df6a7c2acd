export const gridCells = {
  badPaste: '1 célula ficou como estava. {cells}|{count} células ficaram como estavam. {cells}',
  badCell: 'Linha {row} ({name}), {column}: {problem}',
  badRow: 'Linha {row}: {problem}',
  noRow: 'A lista acaba antes.',
  gradedCell: 'Uma carta graduada tem nota em vez de condição.',
  chooseSeen: 'Escolher as ofertas à vista',
  columns: 'Colunas',
  redo: 'Refazer',
  noUnsaved: 'Nada por salvar',
  position: 'Posição',
  sku: 'SKU',
  byPosition: 'Posição',
  lacksPassport: 'Sem passaporte',
  obstaclePassport:
    '1 fica de fora: falta o passaporte da condição|{count} ficam de fora: falta o passaporte da condição',
  willPause:
    '1 carta entra pausada: pelo preço, ela só vai à venda com o passaporte da condição.|{count} cartas entram pausadas: pelo preço, elas só vão à venda com o passaporte da condição.',
  didPause:
    '1 carta ficou pausada até ter o passaporte da condição. Ela está no filtro “Sem passaporte”.|{count} cartas ficaram pausadas até ter o passaporte da condição. Elas estão no filtro “Sem passaporte”.',
  tooLong: 'Use no máximo 40 caracteres.',
}
