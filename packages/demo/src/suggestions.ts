/** Suggestions of people for the catalogue; `product` is the code of the product it turned out to be. */
export const demoSuggestions = [
  {
    person: 'buyer',
    name: 'Boitatá Prateado',
    collection: 'Boca da Noite',
    number: '121',
    note: 'Saiu só na feira de lançamento, com o selo prateado.',
    daysAgo: 3,
  },
  {
    person: 'buyer',
    name: 'Cobra de Fogo',
    collection: 'Boca da Noite',
    number: '17',
    note: null,
    daysAgo: 24,
    product: 'BDN-017',
  },
  {
    person: 'seller',
    name: 'Saci do Terreiro',
    collection: 'Pampa Assombrado',
    number: null,
    note: 'Cliente trouxe duas. Não acho na busca.',
    daysAgo: 1,
  },
] as const

export const demoPriceRules = [
  {
    name: 'Foils pela mediana',
    active: true,
    scope: { finishes: ['foil', 'reverse'] },
    pricing: { source: 'median', change: { kind: 'percent', value: 0 }, ending: '90' },
    rails: { max_change_percent: 15, floor_cents: 200 },
  },
  {
    name: 'Cartas um pouco abaixo do menor preço',
    active: true,
    scope: { type: 'tcg' },
    pricing: { source: 'lowest', change: { kind: 'percent', value: -1 }, ending: 'none' },
    rails: { max_change_percent: 10, floor_cents: 50, median_percent: 70 },
  },
]
