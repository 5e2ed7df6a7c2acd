export const demoBrands = {
  roda: 'Roda Editora',
  embornal: 'Embornal',
  taipa: 'Taipa Jogos',
  oitava: 'Oitava Casa',
  ripado: 'Ripado',
  maleta: 'Maleta Azul',
  chapinha: 'Chapinha Pins',
} as const

export const demoLeagues = {
  causos: 'Liga Causos',
  cordel: 'Circuito Cordel',
  porteira: 'Copa Sete Porteiras',
} as const
