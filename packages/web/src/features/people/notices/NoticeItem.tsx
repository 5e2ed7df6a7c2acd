import { date } from '@bra/contract/trade/format'
import type { NoticeKind, UserNotice } from '@bra/contract/people/notices.schemas'
import { clsx } from 'clsx'
import { Check, Heart, type LucideIcon, MailCheck, Megaphone, Package, ShieldCheck, Store } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { kindTexts } from './kind-texts.ts'
import { useMarkRead } from './notices.changes.ts'
import { noticeTexts } from './texts.ts'
import { timeAgo } from './time-ago.ts'

const icons: Record<NoticeKind, LucideIcon> = {
  security: ShieldCheck,
  orders: Package,
  wants: Heart,
  selling: Store,
  answers: MailCheck,
  news: Megaphone,
}

interface NoticeItemProps {
  notice: UserNotice
  /** The button disappears and may have the focus, so the caller must move it. */
  onRead: (button: HTMLElement) => void
}

/** To follow the link of a notice also marks it as read. */
export function NoticeItem({ notice, onRead }: NoticeItemProps) {
  const t = useText()
  const { language } = useEnv().visit
  const markRead = useMarkRead()
  const { id, kind, title, body, link, created_at } = notice
  const Icon = icons[kind]
  const isUnread = notice.read_at === null
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (isUnread) markRead.mutate(id)
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  return (
    <li className="flex gap-3 py-3">
      <span
        className={clsx(
          'grid size-9 flex-none place-items-center rounded-control',
          isUnread ? 'bg-mata-soft text-on-mata-soft' : 'bg-sunken text-ink-2',
        )}
      >
        <Icon role="img" aria-label={t(kindTexts[kind].name)} size={18} strokeWidth={1.75} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="flex w-full items-start justify-between gap-2">
          {link ? (
            <Link to={link} onClick={follow} className={clsx(loneLinkStyle, 'min-w-0 wrap-anywhere')}>
              {title}
            </Link>
          ) : (
            <b className="min-w-0 wrap-anywhere">{title}</b>
          )}
          {isUnread && <UnreadDot label={t(noticeTexts.new)} />}
        </p>
        <p className="text-label wrap-anywhere text-ink-2">{body}</p>
        <p className="text-small text-ink-3">
          <time dateTime={created_at}>
            {date(created_at)}, {timeAgo(created_at, language)}
          </time>
        </p>
      </div>
      {isUnread && (
        <IconButton
          compact
          label={t(noticeTexts.readOne, { title })}
          aria-busy={markRead.isPending || undefined}
          onClick={({ currentTarget }) =>
            !markRead.isPending && markRead.mutate(id, { onSuccess: () => onRead(currentTarget) })
          }
        >
          <Check aria-hidden size={18} strokeWidth={2} />
        </IconButton>
      )}
    </li>
  )
}

const UnreadDot = ({ label }: { label: string }) => (
  <span className="mt-1.5 size-2.5 flex-none rounded-full bg-mata">
    <span className="sr-only">{label}</span>
  </span>
)
