import { both } from '@bra/contract/kit/both'

export const auditTexts = {
  kind: both('Ação', 'Action'),
  subject: both('Em quê', 'On what'),
  when: both('Quando', 'When'),
  who: both('Quem', 'Who'),
  why: both('Motivo', 'Reason'),
  change: both('Mudança', 'Change'),
  anyKind: both('Todas as ações', 'All actions'),
  noActs: both('Nenhuma ação registrada', 'No action on record'),
  noActsHint: both(
    'Cada decisão da operação fica aqui para sempre, com quem decidiu e por quê.',
    'Each decision of an operator stays here for ever, with who made it and why.',
  ),
  reason: both('Motivo', 'Reason'),
  reasonHint: both('Fica no registro de ações.', 'It is kept in the audit log.'),
  yes: both('sim', 'yes'),
  no: both('não', 'no'),
  seeChange: both('Ver o que mudou', 'See what changed'),
}
