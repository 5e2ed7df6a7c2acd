export const pasting = {
  open: 'Paste a list',
  wantsTitle: 'Paste a list of wants',
  collectionTitle: 'Paste a list into the collection',
  list: 'Your list',
  hint: 'One card per line, or the file of another program: Arena, MTGO, Moxfield, Manabox, PTCG Live, YDK, Liga, CSV sheets.',
  collectionHint: 'What the list does not say is as below. A line without an edition means the newest one.',
  anyEdition: 'Any edition, also where the line names one',
  condition: 'Condition',
  language: 'Language',
  finish: 'Finish',
  save: 'Save list',
  skip: 'Save only what was understood',
  cancel: 'Cancel',
  digital: 'This card is of the app Pokémon TCG Pocket, and does not exist on paper.',
  unclear: 'We do not know what “{word}” says of the copy.',
  statedTotal:
    'The list says {stated} in “{text}”, but we read {count} card.|The list says {stated} in “{text}”, but we read {count} cards.',
  unknown:
    '{count} line was not understood. Nothing is saved yet.|{count} lines were not understood. Nothing is saved yet.',
  line: 'Line {number}: “{text}”',
  didYouMean: 'Did you mean',
  suggestion: '{name} ({set} {number}), {game}',
  suggestionOfSet: '{name} ({set}), {game}',
  saved: '{count} copy saved.|{count} copies saved.',
  newest:
    'For {count} copy the list named no edition: the newest was taken.|For {count} copies the list named no edition: the newest was taken.',
}
