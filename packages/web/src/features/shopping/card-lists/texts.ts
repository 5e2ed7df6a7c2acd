import { both } from '@bra/contract/kit/both'

export const pasteTexts = {
  open: both('Colar lista', 'Paste a list'),
  list: both('Sua lista', 'Your list'),
  hint: both(
    'Uma carta por linha, ou o arquivo de outro programa: Arena, MTGO, Moxfield, Manabox, PTCG Live, YDK, Liga, planilhas em CSV.',
    'One card per line, or the file of another program: Arena, MTGO, Moxfield, Manabox, PTCG Live, YDK, Liga, CSV sheets.',
  ),
  save: both('Salvar lista', 'Save list'),
  skip: both('Salvar só o que entendemos', 'Save only what was understood'),
  digital: both(
    'Esta carta é do aplicativo Pokémon TCG Pocket, e não existe em papel.',
    'This card is of the app Pokémon TCG Pocket, and does not exist on paper.',
  ),
  unclear: both('Não sabemos o que “{word}” diz da cópia.', 'We do not know what “{word}” says of the copy.'),
  statedTotal: both(
    'A lista diz {stated} em “{text}”, mas lemos {count} carta.|A lista diz {stated} em “{text}”, mas lemos {count} cartas.',
    'The list says {stated} in “{text}”, but we read {count} card.|The list says {stated} in “{text}”, but we read {count} cards.',
  ),
  unknown: both(
    'Não entendemos {count} linha. Nada foi salvo ainda.|Não entendemos {count} linhas. Nada foi salvo ainda.',
    '{count} line was not understood. Nothing is saved yet.|{count} lines were not understood. Nothing is saved yet.',
  ),
  line: both('Linha {number}: “{text}”', 'Line {number}: “{text}”'),
  didYouMean: both('Você quis dizer', 'Did you mean'),
  suggestion: both('{name} ({set} {number}), {game}', '{name} ({set} {number}), {game}'),
  suggestionOfSet: both('{name} ({set}), {game}', '{name} ({set}), {game}'),
  saved: both('{count} unidade salva.|{count} unidades salvas.', '{count} copy saved.|{count} copies saved.'),
  newest: both(
    'De {count} unidade a lista não dizia a edição: entrou a mais recente.|De {count} unidades a lista não dizia a edição: entrou a mais recente.',
    'For {count} copy the list named no edition: the newest was taken.|For {count} copies the list named no edition: the newest was taken.',
  ),
}
