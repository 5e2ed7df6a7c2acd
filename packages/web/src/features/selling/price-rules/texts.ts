import { both } from '@bra/contract/kit/both'

export const priceRuleTexts = {
  rules: both('Regras', 'Rules'),
  preview: both('Simulação', 'Dry run'),
  parts: both('Partes das regras de preço', 'Parts of the price rules'),
  intro: both(
    'A primeira regra que serve a uma oferta decide o preço dela. Nenhuma aplicação passa dos limites da regra.',
    'The first rule that fits an offer decides its price. No run crosses the limits of its rule.',
  ),
  newRule: both('Nova regra', 'New rule'),
  editRule: both('Editar regra', 'Edit rule'),
  editOf: both('Editar a regra {name}', 'Edit the rule {name}'),
  removeOf: both('Remover a regra {name}', 'Remove the rule {name}'),
  on: both('Regra {name} ligada', 'Rule {name} is on'),
  none: both('Nenhuma regra ainda', 'No rules yet'),
  noneHint: both(
    'Crie uma regra, veja a simulação linha por linha e só então aplique.',
    'Make a rule, see the dry run row by row, and only then apply it.',
  ),
  removed: both('Regra {name} removida.', 'Rule {name} removed.'),
  undo: both('Desfazer', 'Undo'),
  failed: both('Não foi possível carregar as regras', 'The rules could not be loaded'),
  schedule: both('Todo dia, sem você', 'Every day, without you'),
  byHand: both(
    'Só quando você aplica, porque mudam o preço atual e todo dia se somariam: {names}.',
    'Only when you apply them, as they change the price now and would add up day by day: {names}.',
  ),
  scheduleHint: both(
    'As regras rodam uma vez por dia, e você recebe um aviso com o que mudou.',
    'The rules run once a day, and you are told what changed.',
  ),
  scheduleOn: both('Aplicar todos os dias', 'Apply every day'),
  hour: both('Às', 'At'),
  hourOf: both('{hour} h (Brasília)', '{hour} h (Brasília)'),
  next: both('Próxima: {moment}', 'Next: {moment}'),
}
