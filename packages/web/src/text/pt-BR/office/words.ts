/** Games, rarities and elements, as operators keep them. */
export const words = {
  part_businesses: 'Jogos',
  part_rarities: 'Raridades',
  part_elements: 'Elementos',
  add_businesses: 'Novo jogo',
  add_rarities: 'Nova raridade',
  add_elements: 'Novo elemento',
  none: 'Nada aqui ainda',
  noneHint: 'Crie o primeiro, ou importe um catálogo: o que o arquivo nomear aparece aqui.',
  everyGame: 'Todos os jogos',
  kind: 'Tipo',
  kind_tcg: 'Cartas',
  kind_acs: 'Acessórios',
  kind_bra: 'Itens',
  categories: 'Coleções',
  glyph: 'Sinal',
  glyphHint: 'Aparece nas listas ao lado do nome: ●, ◆, ★.',
  isHidden: 'Escondido',
  isMerging: 'Unindo a {name}',
  hide: 'Esconder',
  hiddenHint_businesses: 'Sai das listas de jogos da loja. Os produtos continuam nos seus endereços.',
  hiddenHint_rarities: 'Sai dos filtros da loja. Os produtos não mudam.',
  hiddenHint_elements: 'Sai dos filtros da loja. Os produtos não mudam.',
  slugStays: 'O endereço continua “{slug}”, e é por ele que as importações o encontram.',
  which: 'Qual fica?',
  choose: 'Escolha',
  mergeHint_businesses:
    '{name} deixa de existir. Suas coleções e seus produtos ({products}) passam para o outro jogo; coleções de mesmo código viram uma só. O endereço “{slug}” leva até ele, também nas próximas importações. Com dezenas de milhares de produtos leva meio minuto ou mais. Não dá para desfazer.',
  mergeHint_rarities:
    '{name} deixa de existir, e seus produtos ({products}) passam para a outra raridade. As próximas importações também usam a outra. Não dá para desfazer.',
  mergeHint_elements:
    '{name} deixa de existir, e seus produtos ({products}) passam para o outro elemento. As próximas importações também usam o outro. Não dá para desfazer.',
}
