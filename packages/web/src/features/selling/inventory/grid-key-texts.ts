import { both } from '@bra/contract/kit/both'

export const gridKeyTexts = {
  move: both('Andar pelas células', 'Move between cells'),
  edit: both('Editar a célula', 'Edit the cell'),
  keep: both('Guardar a célula e ir para a direita', 'Keep the cell and go right'),
  leave: both('Desistir da edição', 'Leave the cell as it was'),
  mark: both('Marcar um intervalo', 'Mark a range'),
  copy: both('Copiar e colar intervalos, também de outra planilha', 'Copy and paste ranges, from another sheet too'),
  undo: both('Desfazer a última alteração não salva', 'Undo the last unsaved change'),
  redo: both('Refazer o que foi desfeito', 'Redo what was undone'),
  fill: both('Copiar para baixo, nas células marcadas', 'Copy down, in the marked cells'),
  chooseAll: both('Escolher todas as ofertas da lista', 'Choose all offers of the list'),
  choose: both('Escolher as linhas marcadas', 'Choose the marked rows'),
  create: both('Criar oferta', 'Create an offer'),
  editRow: both(
    'Editar a célula; onde ela não se edita, o preço da linha',
    'Edit the cell; where it is not edited, the price of the row',
  ),
  help: both('Abrir esta ajuda', 'Open this help'),
  palette: both('Ir para uma tela, oferta ou pedido', 'Go to a screen, offer or order'),
}
