import type { Faq } from '@bra/contract/ground/content.schemas'
import { wordsOf } from './markdown.ts'

export const faqJsonLd = (questions: Faq[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
  })),
})
