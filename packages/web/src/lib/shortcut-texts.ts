import { both } from '@bra/contract/kit/both'

export const shortcutTexts = {
  singleKeys: both('Atalhos de uma tecla', 'Single-key shortcuts'),
  singleKeysHint: both(
    'A tecla / leva à busca; x, e, n e ? agem na tabela de ofertas. Desligue se você dita textos por voz.',
    'The / key goes to the search; x, e, n and ? act in the table of offers. Turn them off if you dictate text.',
  ),
}
