export { cardsWithin, filterOf } from './search.list.ts'
export { readText, typedText } from './search.text.ts'
