import { both } from '@bra/contract/kit/both'

export const changeTexts = {
  up: both('Maiores altas', 'Biggest rises'),
  down: both('Maiores quedas', 'Biggest falls'),
  changeUp: both('subiu {share}', 'up {share}'),
  changeDown: both('caiu {share}', 'down {share}'),
  changeNone: both('não mudou', 'unchanged'),
  changeUnknown: both('sem vendas para comparar', 'no sales to compare'),
}
