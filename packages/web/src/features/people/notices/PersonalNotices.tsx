import type { UserNotice } from '@bra/contract/people/notices.schemas'
import { Settings2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
import { FailedPages, usePages } from '../../../lib/paged.tsx'
import { paths } from '../../../lib/paths.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { noticeBellTexts } from './bell-texts.ts'
import { NoticeItem } from './NoticeItem.tsx'
import { useMarkRead } from './notices.changes.ts'
import { noticesQuery } from './notices.data.ts'
import { noticeTexts } from './texts.ts'

export function PersonalNotices() {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const [pages, setPages] = useState(1)
  const list = usePages(Array.from({ length: pages }, (_, at) => noticesQuery(at + 1)))
  const notices = distinct(list.pages.flatMap((page) => page.notices))
  const unread = list.pages[0]?.unread ?? 0
  const { current_page: shown = 1, last_page: last = 1 } = list.last?.paginate ?? {}
  if (list.error) return <FailedPages list={list} title={t(noticeTexts.failed)} />
  return (
    <section aria-label={t(noticeTexts.forYou)}>
      <PanelHead title={title} unread={unread} isWaiting={!list.last} />
      {!list.last && <Waiting />}
      {list.last && notices.length === 0 && <p className="py-3 text-ink-2">{t(noticeTexts.none)}</p>}
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onRead={(button) => nextOf(button, title.current).focus()} />
        ))}
      </ul>
      {shown < last && (
        <Button variant="outline" size="small" wide busy={list.isWaiting} onClick={() => setPages(pages + 1)}>
          {t(siteTexts.more)}
        </Button>
      )}
    </section>
  )
}

interface PanelHeadProps {
  title: RefObject<HTMLHeadingElement | null>
  unread: number
  isWaiting: boolean
}

function PanelHead({ title, unread, isWaiting }: PanelHeadProps) {
  const t = useText()
  const markRead = useMarkRead()
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 ref={title} tabIndex={-1} className="title text-h3">
          {t(noticeBellTexts.notices)}
        </h2>
        <Link to={paths.account('avisos')} className={`${loneLinkStyle} text-label`}>
          <Settings2 aria-hidden size={16} strokeWidth={2} className="mr-1.5 inline align-[-0.2em]" />
          {t(noticeTexts.choose)}
        </Link>
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line">
        <p role="status" className="text-label text-ink-2">
          {isWaiting
            ? t(siteTexts.loading)
            : unread
              ? t(noticeTexts.unread, { count: unread })
              : t(noticeTexts.allRead)}
        </p>
        {unread > 0 && (
          <Button
            variant="ghost"
            size="small"
            className="-mr-3.5"
            busy={markRead.isPending}
            onClick={() => markRead.mutate('all', { onSuccess: () => title.current?.focus() })}
          >
            {t(noticeTexts.readAll)}
          </Button>
        )}
      </div>
    </>
  )
}

/** Returns the element that takes the focus next when a notice's button disappears. */
function nextOf(button: HTMLElement, title: HTMLElement | null): HTMLElement {
  const buttons = [...(button.closest('ul')?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((each) => each === button)
  return buttons[at + 1] ?? buttons[at - 1] ?? title ?? button
}

/** A notice that arrives between two requests moves another one to the next page, which would show it twice. */
const distinct = (notices: UserNotice[]) => [...new Map(notices.map((notice) => [notice.id, notice])).values()]

const Waiting = () => (
  <div aria-hidden className="flex flex-col gap-3 py-4">
    {[0, 1, 2].map((each) => (
      <div key={each} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-full" />
      </div>
    ))}
  </div>
)
