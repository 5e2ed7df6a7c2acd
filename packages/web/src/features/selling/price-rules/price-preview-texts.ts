import { both } from '@bra/contract/kit/both'

export const pricePreviewTexts = {
  simulate: both('Simular', 'Dry run'),
  withDraft: both('Com esta regra', 'With this rule'),
  moreChanges: both(
    'e mais {count} mudança|e mais {count} mudanças',
    'and {count} more change|and {count} more changes',
  ),
  seen: both('{count} oferta olhada|{count} ofertas olhadas', '{count} offer looked at|{count} offers looked at'),
  changes: both('{count} mudança|{count} mudanças', '{count} change|{count} changes'),
  onlyChanges: both('Mostrar só o que muda', 'Show only what changes'),
  apply: both('Aplicar {count} mudança|Aplicar {count} mudanças', 'Apply {count} change|Apply {count} changes'),
  applyHint: both(
    'Os preços são recalculados na hora de aplicar. Se o mercado andar, os limites valem do mesmo jeito.',
    'Prices are computed anew when they are applied. Should the market move, the limits hold all the same.',
  ),
  applyTitle: both('Mudar {count} preço?|Mudar {count} preços?', 'Change {count} price?|Change {count} prices?'),
  applyNow: both('Aplicar', 'Apply'),
  applyUndo: both(
    'O Histórico guarda esta mudança, e dá para desfazer por 30 dias o que não mudou depois.',
    'The history keeps this change, and what did not change since can be undone for 30 days.',
  ),
  applyColumn: both('Aplicar', 'Apply'),
  applyTo: both('Aplicar a {name}', 'Apply to {name}'),
  order: both('Ordenar por', 'Sort by'),
  orderProduct: both('Produto', 'Product'),
  orderChange: both('Maior mudança primeiro', 'Largest change first'),
  file: both('Baixar CSV', 'Save CSV'),
  variant: both('Variante', 'Copy'),
  applied: both('{count} preço mudou.|{count} preços mudaram.', '{count} price changed.|{count} prices changed.'),
  nothing: both('Nada muda com as regras de agora', 'Nothing changes by the rules as they are'),
  nothingHint: both(
    'Os preços já seguem as regras, ou nenhuma regra está ligada.',
    'Prices follow the rules already, or no rule is on.',
  ),
  product: both('Produto', 'Product'),
  before: both('Antes', 'Before'),
  after: both('Depois', 'After'),
  difference: both('Diferença', 'Difference'),
  reason: both('Motivo', 'Reason'),
  rule: both('Regra', 'Rule'),
}
