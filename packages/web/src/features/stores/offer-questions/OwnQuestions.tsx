import type { OwnQuestion } from '@bra/contract/stores/offer-questions.schemas'
import { Link, useSearchParams } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { PagedList } from '../../../lib/PagedList.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { variantInShort } from '../../catalogue/variants/variant-words.ts'
import { pagesOfOwn, useAnswerNews } from './offer-questions.data.ts'
import { QuestionText } from './QuestionText.tsx'
import { offerQuestionTexts } from './texts.ts'

export function OwnQuestions() {
  const t = useText()
  const [query] = useSearchParams()
  const list = usePages(pagesOfOwn(query))
  useAnswerNews()
  const questions = list.pages.flatMap((page) => page.questions)
  const none = { title: t(offerQuestionTexts.noneOwn), hint: t(offerQuestionTexts.noneOwnHint) }
  return (
    <PagedList list={list} shown={questions.length} none={none}>
      <ul aria-labelledby="tab-title" className="panel divide-y divide-line">
        {questions.map((question) => (
          <OwnRow key={question.id} question={question} />
        ))}
      </ul>
    </PagedList>
  )
}

function OwnRow({ question }: { question: OwnQuestion }) {
  const t = useText()
  const { language } = useEnv().visit
  const { product, copy, store, asked_at: askedAt } = question
  return (
    <li className="grid gap-1 p-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
        <Link to={paths.product(product)} className={loneLinkStyle}>
          {product.name}
        </Link>
        {copy && <span>{variantInShort(t, copy)}</span>}
        <Link to={paths.store(store.slug)} className={loneLinkStyle}>
          {t(offerQuestionTexts.to, { store: store.name })}
        </Link>
        <time dateTime={askedAt} className="text-ink-2 tabular-nums">
          {moment(askedAt, language)}
        </time>
        {!question.answer && <Badge>{t(offerQuestionTexts.waits)}</Badge>}
      </p>
      <QuestionText question={question} />
    </li>
  )
}
