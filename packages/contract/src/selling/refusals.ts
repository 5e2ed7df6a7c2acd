import type { Refusals } from '../kit/refusals.ts'

export const sellingRefusals = {
  units_in_center: [
    409,
    'Há unidades desta oferta no Bra Center. Peça a volta delas antes.',
    'There are units of this offer in the Bra Center. Ask for them back first.',
  ],
  back_in_the_past: [422, 'A volta precisa ser depois de hoje.', 'The return must be after today.'],
  change_not_found: [
    404,
    'Não encontramos esta alteração. O histórico guarda 30 dias.',
    'We could not find this change. The history keeps 30 days.',
  ],
  change_undone: [409, 'Esta alteração já foi desfeita.', 'This change has already been undone.'],
  change_under_way: [
    409,
    'Esta importação ainda está em andamento. Espere ela terminar, ou pare-a, e desfaça depois.',
    'This import is still under way. Wait until it ends, or stop it, and undo it then.',
  ],
  nothing_changes: [
    409,
    'Nenhuma das ofertas escolhidas muda com isto.',
    'None of the chosen offers changes with this.',
  ],
  cards_are_suggested: [
    422,
    'Cartas entram pelo catálogo: sugira a que falta, e avisamos quando ela estiver lá.',
    'Cards come from the catalogue: suggest the missing one, and we tell you when it is there.',
  ],
  too_many_goods: [
    409,
    'Sua loja já trouxe 100 produtos novos hoje. Continue amanhã.',
    'Your store has brought in 100 new products today. Continue tomorrow.',
  ],
  price_rule_not_found: [404, 'Não encontramos esta regra de preço.', 'We could not find this price rule.'],
  price_rules_changed: [
    409,
    'Suas regras mudaram desde que você as viu. Recarregue a página.',
    'Your rules changed since you saw them. Reload the page.',
  ],
  too_many_price_rules: [
    409,
    'Sua loja chegou a 30 regras. Remova uma para criar outra.',
    'Your store has reached 30 rules. Remove one to create another.',
  ],
  no_price_rules: [409, 'Crie e ligue uma regra antes de aplicar.', 'Create and turn on a rule before you apply.'],
} as const satisfies Refusals
