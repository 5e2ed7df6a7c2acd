import { both } from '@bra/contract/kit/both'

export const passportTexts = {
  title: both('Passaporte da condição', 'Condition passport'),
  explained: both(
    'Fotos da carta que está à venda, com os defeitos marcados. Elas ficam guardadas com a compra e não mudam mais.',
    'Photos of the card that is on sale, with its defects marked. They are kept with the purchase and do not change any more.',
  ),
  worstOf: both(
    'A oferta tem {count} unidades: a loja fotografou a pior, e nenhuma vem em condição menor.',
    'The offer has {count} units: the store photographed the worst, and none comes in a lower condition.',
  ),
  frame_front: both('Frente', 'Front'),
  frame_back: both('Verso', 'Back'),
  frame_top_corner: both('Canto superior', 'Top corner'),
  frame_bottom_corner: both('Canto inferior', 'Bottom corner'),
  tip_front: both(
    'Frente: a carta inteira, de cima, sem reflexo e fora do sleeve.',
    'Front: the whole card from above, without glare and out of its sleeve.',
  ),
  tip_back: both(
    'Verso: a carta inteira, de preferência em fundo escuro.',
    'Back: the whole card, on a dark surface if possible.',
  ),
  tip_top_corner: both(
    'Canto superior: de perto, o canto que estiver mais gasto.',
    'Top corner: close up, the one that is worn most.',
  ),
  tip_bottom_corner: both(
    'Canto inferior: de perto, o canto que estiver mais gasto.',
    'Bottom corner: close up, the one that is worn most.',
  ),
  mark: both('Marcar defeitos', 'Mark defects'),
  changeDefects: both('Mudar os defeitos', 'Change the defects'),
  noDefects: both('Nenhum defeito marcado.', 'No defect marked.'),
  marking: both('Defeitos de {name}', 'Defects of {name}'),
  markHint: both(
    'Toque na foto onde está o defeito. No teclado, adicione um e mova o número com as setas.',
    'Tap the photo where the defect is. With the keyboard, add one and move its number with the arrow keys.',
  ),
  whichPhoto: both('Foto', 'Photo'),
  addDefect: both('Adicionar defeito ({frame})', 'Add a defect ({frame})'),
  full: both('Cabem {count} defeitos.', 'There is room for {count} defects.'),
  kindOf: both('Defeito {number} ({frame})', 'Defect {number} ({frame})'),
  note: both('Detalhe', 'Detail'),
  removeDefect: both('Remover o defeito {number}', 'Remove defect {number}'),
  pin: both('Defeito {number}, {kind}: mova com as setas', 'Defect {number}, {kind}: move it with the arrow keys'),
  done: both('Pronto', 'Done'),
  defect_scratch: both('Risco', 'Scratch'),
  defect_whitening: both('Borda branca', 'Whitening'),
  defect_wear: both('Canto gasto', 'Worn corner'),
  defect_dent: both('Amassado', 'Dent'),
  defect_crease: both('Dobra', 'Crease'),
  defect_stain: both('Mancha', 'Stain'),
  defect_print: both('Falha de impressão', 'Printing fault'),
  defect_other: both('Outro defeito', 'Other defect'),
}
