import type { DemoGood, DemoSet } from '../demo.types.ts'
import { type demoBrands, demoLeagues } from './brands.ts'

/** A product without its bar code, which follows from its place in the catalogue. */
export type GoodDraft = Omit<DemoGood, 'ean' | 'seed' | 'brand'> & { maker: keyof typeof demoBrands }

const cards = { maker: 'roda', ncm: '95044000', origin: 0, league: null } as const

function goodsOfSet(set: DemoSet): GoodDraft[] {
  const { code, name, nameEn, element } = set
  return [
    {
      ...cards,
      code: `${code}-BOO`,
      type: 'bra',
      shape: 'booster',
      name: `Booster ${name}`,
      nameEn: `${nameEn} Booster`,
      text: `Envelope com 11 cartas de ${name}: 7 comuns, 3 incomuns e 1 rara ou superior. Uma em cada seis vem foil.`,
      element,
      weightGrams: 22,
      size: [12.5, 6.5, 0.8],
      priceCents: 2290,
    },
    {
      ...cards,
      code: `${code}-BOX`,
      type: 'bra',
      shape: 'box',
      name: `Caixa de Boosters ${name} (24)`,
      nameEn: `${nameEn} Booster Box (24)`,
      text: `Caixa lacrada com 24 boosters de ${name} e uma carta promocional de tamanho normal.`,
      element,
      weightGrams: 640,
      size: [20, 14, 9],
      priceCents: 47900,
    },
    {
      ...cards,
      code: `${code}-LAT`,
      type: 'bra',
      shape: 'tin',
      name: `Lata de Pré-lançamento ${name}`,
      nameEn: `${nameEn} Prerelease Tin`,
      text: `Lata com 6 boosters de ${name}, 1 carta promocional carimbada e 1 dado de fôlego. Tampa com relevo.`,
      league: demoLeagues.causos,
      element,
      weightGrams: 310,
      size: [16, 11, 6],
      priceCents: 16990,
    },
  ]
}

const decks: [code: string, set: string, name: string, nameEn: string, element: DemoGood['element'], text: string][] = [
  [
    'DIN-RAS',
    'BDN',
    'Rastro Virado',
    'Backward Tracks',
    'mata',
    'O rival ataca e apanha: Curupira, Caipora e Tocaias de Mata.',
  ],
  [
    'DIN-ASS',
    'BDN',
    'Assobio na Telha',
    'Whistle on the Roof',
    'noite',
    'Matinta Pereira e as aves da noite desmontam a mão do rival.',
  ],
  ['DIN-FUN', 'AGE', 'Cidade do Fundo', 'City Below', 'agua', 'Iara, Boto e Boiúna: o que cai no rio volta encantado.'],
  ['DIN-BOI', 'AGE', 'Auto do Boi', 'The Ox Revels', 'terra', 'Brincantes que ressurgem com mais fitas do que tinham.'],
  ['DIN-SEC', 'CEB', 'Sol a Pino', 'High Noon', 'fogo', 'Estiagem, Espinho e Carcará: o fôlego acaba, e não é o seu.'],
  [
    'DIN-VEN',
    'PAS',
    'Três Dias de Minuano',
    'Three Days of Minuano',
    'vento',
    'Vento que recolhe as cartas pequenas e deixa a roda vazia.',
  ],
  [
    'DIN-VER',
    'CEV',
    'Vereda Acesa',
    'Lit Palm Marsh',
    'terra',
    'Bichos, Plantas e a Cavalhada entram juntos no amanhecer.',
  ],
]

function deck([code, set, name, nameEn, element, text]: (typeof decks)[number]): GoodDraft {
  return {
    ...cards,
    code,
    type: 'bra',
    shape: 'deck',
    name: `Deck Inicial ${name}`,
    nameEn: `${nameEn} Starter Deck`,
    text: `Baralho de 50 cartas pronto para jogar, com tapete de papel e livreto (${set}). ${text}`,
    league: demoLeagues.causos,
    element,
    weightGrams: 190,
    size: [15, 10, 4.5],
    priceCents: 8490,
  }
}

export const sealedOf = (sets: DemoSet[]): GoodDraft[] => [...sets.flatMap(goodsOfSet), ...decks.map(deck)]
