import { wordCuration } from '@bra/contract/office/word-curation'
import { wordCurationSchemas } from '@bra/contract/office/word-curation.schemas'
import { routes } from '../../../platform/routes.ts'
import { mergeWords } from './word-merging.service.ts'
import { addWord, allWords, arrangeWords, changeWord } from './words.service.ts'

export default routes(wordCuration, wordCurationSchemas, {
  list: ({ app }) => allWords(app),
  add: ({ app, user, params, body }) => addWord(app, user, { ...params, ...body }),
  change: ({ app, user, params, body }) => changeWord(app, user, { ...params, ...body }),
  order: ({ app, user, params, body }) => arrangeWords(app, user, { ...params, ...body }),
  merge: ({ app, user, params, body }) => mergeWords(app, user, { ...params, ...body }),
})
