export { moveBanners, replaceText } from './content.queries.ts'
export { writeMissingContent } from './content.service.ts'
export { defaultFaq } from './defaults/faq.ts'
export { defaultTexts } from './defaults/texts.ts'
