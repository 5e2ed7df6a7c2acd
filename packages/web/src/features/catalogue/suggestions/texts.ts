import { both } from '@bra/contract/kit/both'

export const suggestionTexts = {
  title: both('Sugerir produto', 'Suggest product'),
  intro: both(
    'Conte o que falta no catálogo. Quem cuida dele confere e avisa você quando o produto entrar.',
    'Tell us what the catalogue lacks. Whoever keeps it checks it and tells you once it is there.',
  ),
  name: both('Nome do produto', 'Name of the product'),
  nameHint: both('Como está impresso na carta ou na caixa.', 'As printed on the card or the box.'),
  collection: both('Coleção ou marca', 'Set or brand'),
  number: both('Número', 'Number'),
  photo: both('Foto', 'Photo'),
  photoHint: both(
    'Uma foto da frente ajuda a conferir e vira a imagem do produto.',
    'A photo of the front helps us check it, and becomes its picture.',
  ),
  note: both('Observação', 'Note'),
  send: both('Enviar sugestão', 'Send suggestion'),
  similar: both('Já existe no catálogo? Confira antes de enviar:', 'Is it there already? Look before you send:'),
  own: both('Suas sugestões', 'Your suggestions'),
  see: both('Ver {name}', 'See {name}'),
  waiting: both('Em análise', 'Being checked'),
  approved: both('Aprovada', 'Approved'),
  merged: both('Já existia', 'Was there'),
  refused: both('Recusada', 'Refused'),
}
