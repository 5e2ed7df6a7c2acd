import type { DemoSet } from '../demo.types.ts'

export const demoSets: DemoSet[] = [
  {
    code: 'BDN',
    name: 'Boca da Noite',
    nameEn: 'Nightfall',
    series: 'Primeira Roda',
    total: 120,
    releasedDaysAgo: 905,
    element: 'noite',
  },
  {
    code: 'AGE',
    name: 'Águas Encantadas',
    nameEn: 'Enchanted Waters',
    series: 'Primeira Roda',
    total: 98,
    releasedDaysAgo: 690,
    element: 'agua',
  },
  {
    code: 'CEB',
    name: 'Caatinga em Brasa',
    nameEn: 'Scrubland Ablaze',
    series: 'Primeira Roda',
    total: 110,
    releasedDaysAgo: 462,
    element: 'fogo',
  },
  {
    code: 'PAS',
    name: 'Pampa Assombrado',
    nameEn: 'Haunted Pampa',
    series: 'Segunda Roda',
    total: 90,
    releasedDaysAgo: 243,
    element: 'vento',
  },
  {
    code: 'CEV',
    name: 'Cerrado Vivo',
    nameEn: 'Living Savanna',
    series: 'Segunda Roda',
    total: 104,
    releasedDaysAgo: 38,
    element: 'terra',
  },
]
