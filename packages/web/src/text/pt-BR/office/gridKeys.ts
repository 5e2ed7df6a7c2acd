export const gridKeys = {
  move: 'Andar pelas células',
  edit: 'Editar a célula',
  keep: 'Guardar a célula e ir para a direita',
  leave: 'Desistir da edição',
  mark: 'Marcar um intervalo',
  copy: 'Copiar e colar intervalos, também de outra planilha',
  undo: 'Desfazer a última alteração não salva',
  choose: 'Escolher as linhas marcadas',
  create: 'Criar oferta',
  editRow: 'Editar a célula; onde ela não se edita, o preço da linha',
  help: 'Abrir esta ajuda',
  palette: 'Ir para uma tela, oferta ou pedido',
}
