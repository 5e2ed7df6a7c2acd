import type { standards as portuguese } from '../pt-BR/standards.ts'

export const standards: Record<keyof typeof portuguese, string> = {
  title: 'My standard',
  intro:
    'Say once which cards you buy. The prices of lists, the cart button, the cheapest basket, wants and alerts follow this choice.',
  condition: 'Least condition',
  orBetter: '{condition} or better',
  languages: 'Languages',
  finishes: 'Finishes',
  noneIsAny: 'With none chosen, any will do.',
  posting: 'The store posts',
  anyDay: 'at any time',
  within: 'within {count} business day|within {count} business days',
  anyLanguage: 'any language',
  languagesCount: '{count} language|{count} languages',
  finishesCount: '{count} finish|{count} finishes',
  here: 'The choice stays in this browser. If you sign in, it goes with you.',
  save: 'Use this standard',
  usual: 'Back to the usual one',
  saved: 'Prices are now those of {standard}.',
  offerTitle: 'Which cards do you buy?',
  offer: 'Prices and the cart button are those of {standard}. Choose once, and the whole shop follows your standard.',
  fine: 'Fine as it is',
  choose: 'Choose my standard',
}
