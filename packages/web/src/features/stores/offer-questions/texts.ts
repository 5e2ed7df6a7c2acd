import { both } from '@bra/contract/kit/both'

export const offerQuestionTexts = {
  title: both('Perguntar à loja', 'Ask the store'),
  asked: both('Perguntas e respostas', 'Questions and answers'),
  none: both('Ninguém perguntou nada sobre esta oferta ainda.', 'Nobody has asked anything about this offer yet.'),
  failed: both('Não foi possível carregar as perguntas', 'The questions could not be loaded'),
  own: both('Sua pergunta', 'Your question'),
  waits: both('Aguardando resposta', 'Waiting for an answer'),
  answer: both('Resposta da loja', 'Answer of the store'),
  write: both('O que você quer saber?', 'What would you like to know?'),
  hint: both(
    'A pergunta respondida aparece na oferta, sem o seu nome. Não escreva telefone, e-mail ou link.',
    'An answered question is shown on the offer, without your name. Write no phone, e-mail or link.',
  ),
  send: both('Perguntar', 'Ask'),
  signIn: both('Entrar para perguntar', 'Sign in to ask'),
  ownStore: both('Esta oferta é da sua loja.', 'This offer is of your own store.'),
  to: both('para {store}', 'to {store}'),
  noneOwn: both('Você ainda não perguntou nada', 'You have not asked anything yet'),
  noneOwnHint: both(
    'Em cada oferta, “Perguntar” leva a sua dúvida à loja antes da compra.',
    'On each offer, “Ask” takes your question to the store before you buy.',
  ),
}
