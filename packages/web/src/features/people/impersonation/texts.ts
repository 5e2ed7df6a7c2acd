import { both } from '@bra/contract/kit/both'

export const impersonationTexts = {
  adminArea: both('Bra Operação', 'Bra Operations'),
  actingAs: both('Você está vendo como {name}, só leitura', 'You are seeing as {name}, read only'),
  actingEnd: both('Encerrar', 'End'),
  actingEnded: both('Você voltou à sua conta.', 'You are yourself again.'),
}
