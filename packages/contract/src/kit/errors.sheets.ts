/** Refusals of a store's sheets of offers; see `errors.ts`. Their English is in `english/errors.selling.ts`. */
export const sheetErrors = {
  import_not_found: [404, 'Não encontramos esta importação.'],
  import_started: [409, 'Esta importação já começou.'],
  import_running: [409, 'Já há uma importação em andamento nesta loja. Aguarde ela terminar.'],
  sheet_unreadable: [
    422,
    'Não conseguimos ler esta planilha. Salve-a como XLSX, ou como CSV separado por ponto e vírgula.',
  ],
  sheet_not_workbook: [
    422,
    'Este arquivo é um ZIP que não contém uma planilha do Excel. Envie o XLSX ou o CSV que está dentro dele.',
  ],
  sheet_locked: [422, 'Esta planilha tem senha. Salve-a sem senha e envie de novo.'],
  sheet_old: [422, 'Este é um arquivo antigo do Office. Abra-o, salve-o como XLSX ou CSV e envie de novo.'],
  sheet_too_big: [
    422,
    'Aberta, esta planilha é grande demais. Deixe nela só as linhas das ofertas, ou divida-a em partes.',
  ],
  sheet_other_game: [
    422,
    'Não encontramos nenhuma carta desta planilha no catálogo. Confira se ela é de um jogo que vendemos.',
  ],
  sheet_headless: [
    422,
    'A primeira linha precisa ter os nomes das colunas: codigo (ou coleção com número ou nome), condicao, preco e quantidade (ou id, para não mexer no estoque).',
  ],
  sheet_too_long: [422, 'A planilha tem mais de 10.000 linhas. Divida-a em partes.'],
  sheet_empty: [422, 'A planilha não tem nenhuma linha de oferta.'],
} as const
