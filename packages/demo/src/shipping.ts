/** Weekdays count from 0 for Sunday; minimum in cents. */
export const demoFreeShippingDays: { weekday: number; name: string; ufs: string[]; minimumCents: number | null }[] = [
  { weekday: 1, name: 'Segunda do Sul', ufs: ['PR', 'SC', 'RS'], minimumCents: 12000 },
  { weekday: 2, name: 'Terça do Norte', ufs: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'], minimumCents: 18000 },
  { weekday: 3, name: 'Quarta do Sudeste', ufs: ['ES', 'MG', 'RJ', 'SP'], minimumCents: 10000 },
  {
    weekday: 4,
    name: 'Quinta do Nordeste',
    ufs: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
    minimumCents: 12000,
  },
  { weekday: 5, name: 'Sexta do Centro-Oeste', ufs: ['DF', 'GO', 'MS', 'MT'], minimumCents: 12000 },
]
