import { both } from '@bra/contract/kit/both'

export const waitingTexts = {
  nothingWaits: both('Nada espera por você', 'Nothing waits for you'),
  nothingWaitsHint: both(
    'Lojas, sugestões, saques e disputas aparecem aqui assim que precisam de uma decisão.',
    'Stores, suggestions, withdrawals and disputes show up here as soon as they need a decision.',
  ),
  waits: both(
    '{count} item espera uma decisão.|{count} itens esperam uma decisão.',
    '{count} item waits for a decision.|{count} items wait for a decision.',
  ),
  more: both('e mais {count}', 'and {count} more'),
  since: both('desde {moment}', 'since {moment}'),
  dispute: both('Pagamentos contestados', 'Disputed payments'),
  refund: both('Devoluções de dinheiro paradas', 'Stalled refunds'),
  centre: both('Pacotes do Bra Center', 'Parcels of the Bra Center'),
  returnWaits: both('Devoluções que a loja não recebeu', 'Returns that the store did not receive'),
  complaintWaits: both('Reclamações a decidir', 'Complaints to decide'),
  arrivalWaits: both('Pacotes que podem ter chegado', 'Parcels that may have arrived'),
  givenUp: both('O que não pôde ser enviado', 'What could not be sent'),
  unpostedWaits: both('Pacotes que ninguém postou', 'Parcels that nobody posted'),
  review: both('Avaliações denunciadas', 'Reported reviews'),
  difference: both('Diferenças com o provedor', 'Differences with the provider'),
  jobWaits: both('Tarefas que pararam', 'Tasks that stopped'),
  taxTable: both('Tabelas de impostos', 'Tax tables'),
  suggestion: both('Sugestões de produtos', 'Product suggestions'),
  storeWaits: both('Lojas em análise', 'Stores under review'),
  withdrawalWaits: both('Saques que não chegaram', 'Withdrawals that did not arrive'),
  filter: both('Mostrar', 'Show'),
  seeAll: both('Ver tudo', 'See all'),
}
