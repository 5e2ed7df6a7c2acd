import { addressSlug } from '@bra/contract/trade/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { faqQuery, findQuestions } from '../../features/ground/content/content.data.ts'
import { faqJsonLd } from '../../features/ground/content/faq.jsonld.ts'
import { QuestionList } from '../../features/ground/content/QuestionList.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { wordOf } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { loadPage } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { QuerySearch } from '../../lib/QuerySearch.tsx'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { chipStyle } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { infoTexts } from './texts.ts'

export const loader = loadPage(() => [faqQuery])

export default function QuestionsPage() {
  const t = useText()
  const [query] = useSearchParams()
  const { data } = useSuspenseQuery(faqQuery)
  const topics = findQuestions(data.faq, wordOf(query, 'busca') ?? '')
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <Head
        title={t(pageTitles.questions)}
        description={t(infoTexts.questionsDescription)}
        canonical={paths.questions()}
        jsonLd={[faqJsonLd(data.faq)]}
      />
      <PageTop title={t(pageTitles.questions)} />
      <div className="mt-5">
        <QuerySearch name="busca" label={t(infoTexts.searchQuestions)} className="max-w-3xl" />
        <p role="status" className="mt-2 text-label text-ink-2 tabular-nums">
          {t(infoTexts.questionCount, { count })}
        </p>
        <nav aria-label={t(infoTexts.topics)} className="mt-3 flex flex-wrap gap-2">
          {topics.map(({ topic }) => (
            <a key={topic} href={`#${addressSlug(topic)}`} className={chipStyle()}>
              {topic}
            </a>
          ))}
        </nav>
        <div className="mt-8 grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
          {topics.map(({ topic, questions }) => (
            <section key={topic} aria-labelledby={addressSlug(topic)}>
              <h2 id={addressSlug(topic)} tabIndex={-1} className="mb-3">
                {topic}
              </h2>
              <QuestionList questions={questions} />
            </section>
          ))}
        </div>
        {count === 0 && (
          <EmptyState
            picture="/media/scenes/owl.svg"
            title={t(infoTexts.noQuestion)}
            action={
              <Link to={paths.questions()} className={buttonStyle('solid')}>
                {t(infoTexts.allQuestions)}
              </Link>
            }
          >
            {t(infoTexts.noQuestionHint)}
          </EmptyState>
        )}
      </div>
    </>
  )
}
