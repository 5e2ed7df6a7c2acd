export { textInEnglish } from './content.english.ts'
export { writeMissingContent } from './content.service.ts'
export { defaultFaq } from './defaults/faq.ts'
export { defaultTexts } from './defaults/texts.ts'
