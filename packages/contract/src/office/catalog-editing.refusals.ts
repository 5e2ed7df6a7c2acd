import type { Refusals } from '../kit/refusals.ts'

export const catalogEditingRefusals = {
  product_kind_fixed: [
    409,
    'Este produto só muda para uma coleção do mesmo tipo.',
    'This product only moves to a collection of the same kind.',
  ],
  product_code_taken: [422, 'Outro produto já tem este código.', 'Another product already has this code.'],
  business_not_found: [404, 'Não encontramos este jogo.', 'We could not find this game.'],
  category_code_taken: [
    422,
    'Outra coleção deste jogo já tem este código.',
    'Another collection of this game already has this code.',
  ],
  category_kind_fixed: [
    409,
    'Esta coleção já tem produtos: ela só muda para um jogo do mesmo tipo.',
    'This collection has products: it only moves to a game of the same kind.',
  ],
  category_in_use: [
    409,
    'Esta coleção tem produtos. Só dá para remover uma coleção vazia.',
    'This collection has products. Only an empty collection can be removed.',
  ],
  word_not_found: [
    404,
    'Isto não existe mais na lista. Recarregue a página.',
    'This is no longer on the list. Reload the page.',
  ],
  word_taken: [
    422,
    'Já existe um com este nome. Altere o que existe, ou una os dois.',
    'There already is one with this name. Change that one, or merge the two.',
  ],
  word_kind_fixed: [
    409,
    'Este jogo já tem coleções: o tipo dele não muda.',
    'This game already has collections: its kind does not change.',
  ],
  word_of_house: [
    409,
    'Esta linha é da própria loja. Ela pode ser escondida, mas não unida a outra.',
    'This line is the shop’s own. It can be hidden, but not merged into another.',
  ],
  words_of_two_kinds: [409, 'Só dá para unir jogos do mesmo tipo.', 'Only games of the same kind can be merged.'],
  words_merging: [
    409,
    'Uma das duas está sendo unida a outra. Espere terminar e tente de novo.',
    'One of the two is being merged with another. Wait until that ends and try again.',
  ],
  merge_of_same_word: [422, 'Escolha dois diferentes.', 'Choose two different ones.'],
  merge_with_itself: [422, 'Escolha dois produtos diferentes.', 'Choose two different products.'],
  merge_of_two_kinds: [
    409,
    'Só dá para unir dois produtos do mesmo tipo.',
    'Only two products of the same kind can be merged.',
  ],
  content_changed_meanwhile: [
    409,
    'Outra pessoa salvou uma mudança depois que você abriu. Recarregue e refaça a sua.',
    'Somebody else saved a change after you opened this. Reload and make yours again.',
  ],
  element_not_found: [404, 'Escolha elementos da lista.', 'Choose elements from the list.'],
} as const satisfies Refusals
