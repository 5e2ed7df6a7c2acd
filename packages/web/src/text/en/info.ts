import type { info as portuguese } from '../pt-BR/info.ts'

export const info: typeof portuguese = {
  updatedOn: 'Updated on {day}',
  inPortuguese: 'This text is valid in Portuguese, the language of the law that it follows.',
  onThisPage: 'On this page',
  questionsDescription: 'Short answers on buying, payment, delivery, card condition, selling, account and privacy.',
  searchQuestions: 'Search the questions',
  questionCount: '{count} question|{count} questions',
  topics: 'Topics',
  noQuestion: 'No question with these words',
  noQuestionHint: 'Try a single word, such as freight, Pix or condition.',
  allQuestions: 'See all questions',
  supplierDescription:
    'Open a card store without a monthly fee: ready catalogue, commission only on what you sell, guaranteed payment.',
  shopkeepersDescription:
    'For shops with a counter: stock by spreadsheet, price rules, pick-up at the store and a rank earned by merit.',
  openStore: 'Open my store',
  seePlans: 'See plans',
  plans: 'Plans',
  offersUpTo: 'Up to 1 offer on sale|Up to {count} offers on sale',
  offersUnlimited: 'Offers without limit',
  seeOwnStores: 'See my stores',
  perMonth: 'a month',
  perYear: 'a year',
  choosePlan: 'Start with {name}',
  seeStores: 'See stores',
  storesHere: 'Stores that are already here',
  searchByCity: 'Search by city or store name',
  noneInCity: 'No store there yet',
  noneInCityHint: 'No store with that name or in that city. Yours may be the first.',
  beTheFirst: 'Open the first store',
  hello: 'Hello, {name}',
  shop: 'Buy',
  settings: 'Preferences',
  construction: 'Under construction',
  constructionHint:
    'This screen is not ready yet. Meanwhile you can already search, compare prices and meet the stores.',
}
