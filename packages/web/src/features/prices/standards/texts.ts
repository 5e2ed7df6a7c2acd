import { both } from '@bra/contract/kit/both'

export const standardTexts = {
  title: both('Meu padrão', 'My standard'),
  intro: both(
    'Diga uma vez que cartas você compra. Os preços das listas, o botão do carrinho, a lista pelo menor preço, os desejos e os avisos seguem esta escolha.',
    'Say once which cards you buy. The prices of lists, the cart button, the cheapest basket, wants and alerts follow this choice.',
  ),
  condition: both('Condição mínima', 'Least condition'),
  orBetter: both('{condition} ou superior', '{condition} or better'),
  languages: both('Idiomas', 'Languages'),
  finishes: both('Acabamentos', 'Finishes'),
  noneIsAny: both('Sem escolher, vale qualquer um.', 'With none chosen, any will do.'),
  posting: both('A loja posta', 'The store posts'),
  anyDay: both('em qualquer prazo', 'at any time'),
  within: both(
    'até {count} dia útil|até {count} dias úteis',
    'within {count} business day|within {count} business days',
  ),
  anyLanguage: both('qualquer idioma', 'any language'),
  languagesCount: both('{count} idioma|{count} idiomas', '{count} language|{count} languages'),
  finishesCount: both('{count} acabamento|{count} acabamentos', '{count} finish|{count} finishes'),
  here: both(
    'A escolha fica neste navegador. Se você entrar na sua conta, ela vai junto.',
    'The choice stays in this browser. If you sign in, it goes with you.',
  ),
  save: both('Usar este padrão', 'Use this standard'),
  usual: both('Voltar ao usual', 'Back to the usual one'),
  saved: both('Agora os preços são de {standard}.', 'Prices are now those of {standard}.'),
  offerTitle: both('Que cartas você compra?', 'Which cards do you buy?'),
  offer: both(
    'Os preços e o botão do carrinho são de {standard}. Escolha uma vez, e toda a loja segue o seu padrão.',
    'Prices and the cart button are those of {standard}. Choose once, and the whole shop follows your standard.',
  ),
  fine: both('Está bom assim', 'Fine as it is'),
  choose: both('Escolher meu padrão', 'Choose my standard'),
}
