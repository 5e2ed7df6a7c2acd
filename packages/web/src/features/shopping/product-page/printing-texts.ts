import { both } from '@bra/contract/kit/both'

export const printingTexts = {
  title: both('Impressões desta carta', 'Printings of this card'),
  pricesFor: both('Preços de {copy}', 'Prices of {copy}'),
  order: both('Ordenar impressões', 'Sort printings'),
  newest: both('Mais novas', 'Newest'),
  cheapest: both('Menor preço', 'Lowest price'),
  compare: both('Comparar as {count}', 'Compare all {count}'),
  noSuch: both('Só em outro estado', 'Other copies only'),
  variant: both('Versão', 'Version'),
  finishes: both('Acabamentos que existem', 'Finishes that exist'),
  editions: both('Tiragens que existem', 'Print runs that exist'),
  languages: both('Idiomas que existem', 'Languages that exist'),
  otherNames: both(
    'Nome em outro idioma|Nomes em outros {count} idiomas',
    'Name in another language|Names in {count} other languages',
  ),
  formats: both('Onde pode ser jogada', 'Where it may be played'),
  legal: both('Permitida', 'Legal'),
  restricted: both('Restrita', 'Restricted'),
  banned: both('Banida', 'Banned'),
}
