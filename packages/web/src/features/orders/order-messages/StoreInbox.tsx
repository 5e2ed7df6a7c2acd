import type { Conversation } from '@bra/contract/orders/order-messages.schemas'
import { clsx } from 'clsx'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { useEnv } from '../../../lib/env.ts'
import { MorePages } from '../../../lib/MorePages.tsx'
import { moment } from '@bra/contract/trade/moments'
import { usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { partInWords } from '../orders/parcel-part.ts'
import { inboxTexts } from './inbox-texts.ts'
import { inboxQueries, useInboxNews } from './inbox.data.ts'
import { OrderThread } from './OrderThread.tsx'
import { messageTexts } from './texts.ts'

/** The conversations of a store beside the open one; a phone shows one of both. */
export function StoreInbox({ storeId }: { storeId: number }) {
  const { query } = useAddress()
  const open = Number(query.get('conversa')) || null
  useInboxNews(storeId)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(18rem,2fr)_3fr]">
      <div className={clsx('grid min-w-0 gap-3', open && 'max-lg:hidden')}>
        <Conversations storeId={storeId} open={open} />
      </div>
      {open && <OpenConversation key={open} storeId={storeId} id={open} />}
    </div>
  )
}

function Conversations({ storeId, open }: { storeId: number; open: number | null }) {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(inboxQueries(storeId, query))
  const conversations = list.pages.flatMap((page) => page.conversations)
  const isAll = query.get('todas') !== null
  const unanswered = list.last?.unanswered ?? 0
  return (
    <>
      <div role="group" aria-label={t(inboxTexts.which)} className="flex flex-wrap gap-2">
        <FilterChip pressed={!isAll} count={list.last && unanswered} onClick={() => change({ todas: null })}>
          {t(inboxTexts.unanswered)}
        </FilterChip>
        <FilterChip pressed={isAll} onClick={() => change({ todas: 1 })}>
          {t(inboxTexts.all)}
        </FilterChip>
      </div>
      {conversations.length > 0 && (
        <ul aria-label={t(inboxTexts.conversations)} className="panel divide-y divide-line overflow-hidden">
          {conversations.map((one) => (
            <li key={one.id}>
              <ConversationLink conversation={one} isOpen={one.id === open} />
            </li>
          ))}
        </ul>
      )}
      {list.isWaiting && !list.isOld && <SkeletonRows rows={6} className="h-16" />}
      {list.last && conversations.length === 0 && !list.isOld && (
        <EmptyState picture="/media/scenes/owl.svg" title={t(isAll ? inboxTexts.none : inboxTexts.allAnswered)}>
          {t(isAll ? inboxTexts.noneHint : inboxTexts.allAnsweredHint)}
        </EmptyState>
      )}
      <MorePages list={list} shown={conversations.length} />
    </>
  )
}

function ConversationLink({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const { id, order_id: orderId, part, parts, buyer, unread, last, waits_since: waitsSince } = conversation
  const t = useText()
  const { href } = useAddress()
  const { language } = useEnv().visit
  return (
    <Link
      to={href({ conversa: id })}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className="transition-quiet grid gap-1 px-4 py-3 -outline-offset-2 hover:bg-sunken aria-[current=true]:bg-mata-soft aria-[current=true]:text-on-mata-soft"
    >
      <span className="flex flex-wrap items-center gap-2">
        <strong>{buyer}</strong>
        <span className="text-label">{t(inboxTexts.order, { id: String(orderId) })}</span>
        {parts > 1 && <span className="text-label">{partInWords({ part, parts }, t)}</span>}
        {unread > 0 && <Badge tone="anil">{t(messageTexts.unread, { count: unread })}</Badge>}
        {waitsSince && unread === 0 && <Badge tone="buriti">{t(inboxTexts.waits)}</Badge>}
      </span>
      <span className="truncate text-label">
        {last.by === 'store' && `${t(messageTexts.you)}: `}
        {last.body}
      </span>
      <time dateTime={waitsSince ?? last.at} className="text-small tabular-nums">
        {waitsSince ? t(inboxTexts.since, { moment: moment(waitsSince, language) }) : moment(last.at, language)}
      </time>
    </Link>
  )
}

function OpenConversation({ storeId, id }: { storeId: number; id: number }) {
  const t = useText()
  const { href } = useAddress()
  return (
    <div className="grid min-w-0 gap-3 lg:sticky lg:top-20">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={href({ conversa: null })}
          className={clsx(loneLinkStyle, 'inline-flex min-h-11 items-center lg:hidden')}
        >
          <ChevronLeft aria-hidden size={16} strokeWidth={2} />
          {t(inboxTexts.conversations)}
        </Link>
        <Link to={paths.storeOrder(storeId, id)} className={clsx(loneLinkStyle, 'inline-flex min-h-11 items-center')}>
          {t(inboxTexts.openOrder)}
        </Link>
      </p>
      <OrderThread begins id={id} storeId={storeId} />
    </div>
  )
}
