import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { inboxTexts } from '../../features/orders/order-messages/inbox-texts.ts'
import { inboxQueries } from '../../features/orders/order-messages/inbox.data.ts'
import { StoreInbox } from '../../features/orders/order-messages/StoreInbox.tsx'
import { StoreQuestions } from '../../features/orders/order-messages/StoreQuestions.tsx'
import { waitingQuestions } from '../../features/stores/offer-questions/offer-questions.data.ts'
import { layoutTexts } from '../../layouts/texts.ts'
import { useAddress } from '../../lib/address.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { officePaths } from '../../lib/office-paths.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { tabRowStyle, tabStyle } from '../../ui/Tabs.tsx'

export const loader = loadFrame('store_id')

export default function StoreMessagesPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id)!
  const title = t(officeTitles.messages)
  const isQuestions = useAddress().query.get('aba') === 'perguntas'
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t(layoutTexts.orders), path: paths.storeOrders(storeId) }]} />
      <MessageTabs storeId={storeId} isQuestions={isQuestions} />
      <div className="mt-4">
        {isQuestions ? (
          <StoreQuestions key={storeId} storeId={storeId} />
        ) : (
          <StoreInbox key={storeId} storeId={storeId} />
        )}
      </div>
    </>
  )
}

function MessageTabs({ storeId, isQuestions }: { storeId: number; isQuestions: boolean }) {
  const t = useText()
  const conversations = useQuery(inboxQueries(storeId, new URLSearchParams())[0]!).data?.unanswered
  const questions = useQuery(waitingQuestions(storeId)).data?.unanswered
  const tabs = [
    {
      text: t(inboxTexts.ofOrders),
      to: officePaths.storeMessages(storeId),
      count: conversations,
      isOpen: !isQuestions,
    },
    { text: t(inboxTexts.questions), to: officePaths.storeQuestions(storeId), count: questions, isOpen: isQuestions },
  ]
  return (
    <nav aria-label={t(officeTitles.messages)} className={`mt-2 ${tabRowStyle}`}>
      {tabs.map(({ text, to, count, isOpen }) => (
        <Link key={to} to={to} aria-current={isOpen ? 'page' : undefined} className={tabStyle}>
          {text}
          {count !== undefined && <span className="text-small text-ink-3 tabular-nums">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
