export const offers = [
  {
    id: '1',
    store: 'Toca do Saci',
    rating: 4.9,
    place: 'João Pessoa, PB',
    code: 'NM',
    word: 'Quase nova',
    isFoil: true,
    cents: 12990,
    stock: 3,
  },
  {
    id: '2',
    store: 'Cardoteca Mineira',
    rating: 4.8,
    place: 'Belo Horizonte, MG',
    code: 'NM',
    word: 'Quase nova',
    isFoil: false,
    cents: 13100,
    stock: 1,
  },
  {
    id: '3',
    store: 'Rio Encantado Games',
    rating: 5,
    place: 'Belém, PA',
    code: 'SP',
    word: 'Pouco usada',
    isFoil: false,
    cents: 11850,
    stock: 7,
  },
  {
    id: '4',
    store: 'Galpão do Colecionador',
    rating: 4.6,
    place: 'São Paulo, SP',
    code: 'MP',
    word: 'Usada',
    isFoil: false,
    cents: 9600,
    stock: 2,
  },
]

export type Offer = (typeof offers)[number]

const cents = [9200, 9650, 9400, 10800, 10500, 12300, 11800, 13900, 13100, 16400, 13600, 12600, 12900, 12100]

export const prices = cents.map((price, week) => ({
  on: new Date(Date.UTC(2026, 6, 5 + week * 7)).toISOString().slice(0, 10),
  cents: price,
}))
