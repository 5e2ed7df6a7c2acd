import { content } from '@bra/contract/content'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { ask } from '../../lib/query.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'
import { Popover } from '../../ui/Popover.tsx'
import { markRead, readNotices, subscribeToRead } from './read-notices.ts'

const noticesQuery = ask(content.siteNotices, {})

/** What the marketplace has to say, behind a bell; read ones stay away. */
export function NoticeBell() {
  const t = useText()
  const read = useSyncExternalStore(subscribeToRead, readNotices, () => '')
  const isBrowser = useSyncExternalStore(
    subscribeToRead,
    () => true,
    () => false,
  )
  const { data } = useQuery({ ...noticesQuery, enabled: isBrowser, staleTime: 300_000 })
  const unread = (data?.notices ?? []).filter(({ id }) => !read.split(',').includes(String(id)))
  return (
    <Popover
      label={t('shell.notices')}
      align="end"
      className="w-88 p-4"
      trigger={(wiring) => (
        <IconButton
          {...wiring}
          label={unread.length ? t('shell.noticesNew', { count: unread.length }) : t('shell.notices')}
          count={unread.length}
        >
          <Bell aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      )}
    >
      {unread.length === 0 && <p className="text-ink-2">{t('shell.noticesNone')}</p>}
      <ul className="divide-y divide-line">
        {unread.map(({ id, title, body, link }) => (
          <li key={id} className="flex flex-col items-start gap-1 py-3 first:pt-0 last:pb-0">
            {link ? (
              <Link to={link} className={loneLinkStyle}>
                {title}
              </Link>
            ) : (
              <b>{title}</b>
            )}
            <p className="text-label text-ink-2">{body}</p>
            <Button variant="ghost" size="small" className="-ml-3.5" onClick={() => markRead(id)}>
              {t('shell.noticeRead')}
            </Button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
