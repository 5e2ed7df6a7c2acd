/** Tax table of origin of goods (Ajuste SINIEF 20/2012), by code. */
export const origins = [
  { code: 0, name: 'Nacional', description: 'Nacional, exceto as indicadas nos códigos 3, 4, 5 e 8' },
  { code: 1, name: 'Importada', description: 'Estrangeira, importação direta, exceto a indicada no código 6' },
  {
    code: 2,
    name: 'Importada',
    description: 'Estrangeira, adquirida no mercado interno, exceto a indicada no código 7',
  },
  { code: 3, name: 'Nacional', description: 'Nacional, com conteúdo de importação superior a 40% e até 70%' },
  { code: 4, name: 'Nacional', description: 'Nacional, produzida conforme os processos produtivos básicos' },
  { code: 5, name: 'Nacional', description: 'Nacional, com conteúdo de importação de até 40%' },
  { code: 6, name: 'Importada', description: 'Estrangeira, importação direta, sem similar nacional' },
  { code: 7, name: 'Importada', description: 'Estrangeira, adquirida no mercado interno, sem similar nacional' },
  { code: 8, name: 'Nacional', description: 'Nacional, com conteúdo de importação superior a 70%' },
] as const
