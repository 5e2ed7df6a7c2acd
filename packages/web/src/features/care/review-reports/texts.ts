import { both } from '@bra/contract/kit/both'

export const reviewReportTexts = {
  title: both('Denunciar avaliação', 'Report review'),
  intro: both(
    'Nossa equipe lê cada denúncia e avisa você da decisão. A loja não fica sabendo quem denunciou.',
    'Our team reads each report and tells you what was decided. The store does not learn who reported.',
  ),
  reason: both('O que há de errado?', 'What is wrong with it?'),
  offensive: both('Ofende alguém', 'It offends somebody'),
  false: both('É falsa ou não é desta loja', 'It is false or about another store'),
  personal_data: both('Mostra dados pessoais', 'It shows personal data'),
  advertising: both('É propaganda', 'It is advertising'),
  other: both('Outro motivo', 'Another reason'),
  comment: both('Conte mais', 'Tell more'),
  send: both('Enviar denúncia', 'Send report'),
  order: both('Pedido nº {id}', 'Order {id}'),
  removed: both('Removida', 'Removed'),
  reports: both('Denúncias', 'Reports'),
  history: both('Decisões', 'Decisions'),
  keep: both('Manter no ar', 'Keep it'),
  remove: both('Remover do ar', 'Remove it'),
  keepHint: both(
    'A avaliação continua no ar. Quem denunciou e quem escreveu recebem o motivo.',
    'The review stays. Whoever reported and whoever wrote it are told the reason.',
  ),
  removeHint: both(
    'A avaliação sai da loja e da nota dela. Quem denunciou e quem escreveu recebem o motivo.',
    'The review leaves the store and its rating. Whoever reported and whoever wrote it are told the reason.',
  ),
}
