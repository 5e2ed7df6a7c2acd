import type { suggest as portuguese } from '../pt-BR/suggest.ts'

export const suggest: Record<keyof typeof portuguese, string> = {
  title: 'Suggest product',
  intro: 'Tell us what the catalogue lacks. Whoever keeps it checks it and tells you once it is there.',
  name: 'Name of the product',
  nameHint: 'As printed on the card or the box.',
  collection: 'Set or brand',
  number: 'Number',
  photo: 'Photo',
  photoHint: 'A photo of the front helps us check it, and becomes its picture.',
  note: 'Note',
  send: 'Send suggestion',
  similar: 'Is it there already? Look before you send:',
  own: 'Your suggestions',
  see: 'See {name}',
  waiting: 'Being checked',
  approved: 'Approved',
  merged: 'Was there',
  refused: 'Refused',
}
