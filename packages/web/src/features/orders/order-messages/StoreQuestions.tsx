import { useAddress } from '../../../lib/address.ts'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { pagesOfStore, useQuestionNews } from '../../stores/offer-questions/offer-questions.data.ts'
import { inboxTexts } from './inbox-texts.ts'
import { StoreQuestionRow } from './StoreQuestionRow.tsx'

export function StoreQuestions({ storeId }: { storeId: number }) {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfStore(storeId, query))
  useQuestionNews(storeId)
  const questions = list.pages.flatMap((page) => page.questions)
  const isAll = query.get('todas') !== null
  return (
    <div className="grid max-w-3xl gap-3">
      <div role="group" aria-label={t(inboxTexts.whichQuestions)} className="flex flex-wrap gap-2">
        <FilterChip pressed={!isAll} count={list.last?.unanswered} onClick={() => change({ todas: null })}>
          {t(inboxTexts.unanswered)}
        </FilterChip>
        <FilterChip pressed={isAll} onClick={() => change({ todas: 1 })}>
          {t(inboxTexts.all)}
        </FilterChip>
      </div>
      {questions.length > 0 && (
        <ul aria-label={t(inboxTexts.questions)} aria-busy={list.isOld} className="panel divide-y divide-line">
          {questions.map((question) => (
            <StoreQuestionRow key={question.id} storeId={storeId} question={question} />
          ))}
        </ul>
      )}
      {list.isWaiting && !list.isOld && <SkeletonRows rows={6} className="h-16" />}
      {list.last && questions.length === 0 && !list.isOld && (
        <EmptyState picture="/media/scenes/owl.svg" title={t(isAll ? inboxTexts.noQuestions : inboxTexts.allAnswered)}>
          {t(isAll ? inboxTexts.noQuestionsHint : inboxTexts.questionsAnswered)}
        </EmptyState>
      )}
      <MorePages list={list} shown={questions.length} />
    </div>
  )
}
