import { both } from '@bra/contract/kit/both'

export const reviewTexts = {
  reviews: both('Avaliações', 'Reviews'),
  byStars: both('Avaliações por estrelas', 'Reviews by stars'),
  starsOf: both('{count} estrela|{count} estrelas', '{count} star|{count} stars'),
  noReviews: both('Ninguém avaliou esta loja ainda.', 'Nobody has reviewed this store yet.'),
  noReviewsOf: both(
    'Nenhuma avaliação com {count} estrela.|Nenhuma avaliação com {count} estrelas.',
    'No review with {count} star.|No review with {count} stars.',
  ),
  answer: both('Resposta da loja', 'Answer of the store'),
  noReviewsHint: both(
    'Depois da entrega, quem comprou pode avaliar a loja.',
    'After the delivery, whoever bought may review the store.',
  ),
  toAnswer: both('Sem resposta, nos últimos 30 dias', 'Not answered, in the last 30 days'),
  noneToAnswer: both('Nenhuma avaliação espera por resposta.', 'No review waits for an answer.'),
  answerIt: both('Responder', 'Answer'),
  answerAgain: both('Mudar resposta', 'Change answer'),
  answerOf: both('Responder a {name}', 'Answer {name}'),
  answerAgainOf: both('Mudar a resposta a {name}', 'Change the answer to {name}'),
  yourAnswer: both('Sua resposta', 'Your answer'),
  answerHint: both('Todos leem, na página da loja.', 'Everybody reads it, on the page of the store.'),
  publish: both('Publicar resposta', 'Publish answer'),
  back: both('Voltar', 'Back'),
  report: both('Denunciar', 'Report'),
  reportOf: both('Denunciar a avaliação de {author}', 'Report the review of {author}'),
  reportSignIn: both('Entre na sua conta para denunciar.', 'Sign in to report.'),
}
