import type { Refusals } from '../kit/refusals.ts'

export const spreadsheetsRefusals = {
  import_not_found: [404, 'Não encontramos esta importação.', 'We could not find this import.'],
  import_started: [409, 'Esta importação já começou.', 'This import has already started.'],
  import_running: [
    409,
    'Já há uma importação em andamento nesta loja. Aguarde ela terminar.',
    'An import of this store is already under way. Wait until it ends.',
  ],
  sheet_unreadable: [
    422,
    'Não conseguimos ler esta planilha. Salve-a como XLSX, ou como CSV separado por ponto e vírgula.',
    'We could not read this sheet. Save it as XLSX, or as CSV separated by semicolons.',
  ],
  sheet_not_workbook: [
    422,
    'Este arquivo é um ZIP que não contém uma planilha do Excel. Envie o XLSX ou o CSV que está dentro dele.',
    'This file is a ZIP that holds no Excel workbook. Send the XLSX or CSV that is inside it.',
  ],
  sheet_locked: [
    422,
    'Esta planilha tem senha. Salve-a sem senha e envie de novo.',
    'This sheet has a password. Save it without one and send it again.',
  ],
  sheet_old: [
    422,
    'Este é um arquivo antigo do Office. Abra-o, salve-o como XLSX ou CSV e envie de novo.',
    'This is an old Office file. Open it, save it as XLSX or CSV and send it again.',
  ],
  sheet_too_big: [
    422,
    'Aberta, esta planilha é grande demais. Deixe nela só as linhas das ofertas, ou divida-a em partes.',
    'Unpacked, this sheet is too big. Leave only the lines of offers in it, or split it.',
  ],
  sheet_other_game: [
    422,
    'Não encontramos nenhuma carta desta planilha no catálogo. Confira se ela é de um jogo que vendemos.',
    'We found no card of this sheet in the catalogue. Check whether it is of a game that we sell.',
  ],
  sheet_headless: [
    422,
    'A primeira linha precisa ter os nomes das colunas: codigo (ou coleção com número ou nome), condicao, preco e quantidade (ou id, para não mexer no estoque).',
    'The first line must have the names of the columns: codigo (or a set with a number or name), condicao, preco and quantidade (or id, to leave the stock as it is).',
  ],
  sheet_too_long: [
    422,
    'A planilha tem mais de 10.000 linhas. Divida-a em partes.',
    'The sheet has more than 10,000 lines. Split it.',
  ],
  sheet_empty: [422, 'A planilha não tem nenhuma linha de oferta.', 'The sheet has no line of an offer.'],
} as const satisfies Refusals
