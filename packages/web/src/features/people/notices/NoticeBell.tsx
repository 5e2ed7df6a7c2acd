import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { HeaderItem } from '../../../ui/HeaderItem.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { useSiteNotices } from '../../ground/content/useSiteNotices.ts'
import { noticeBellTexts } from './bell-texts.ts'
import { noticesQuery } from './notices.data.ts'

const NoticePanel = lazyPart(async () => (await import('./NoticePanel.tsx')).NoticePanel)

const POLL_MS = 60_000

/** Shows the unread count; the panel's code is loaded at the first press. `isNamed` for a row of icons with words. */
export function NoticeBell({ isNamed = false }: { isNamed?: boolean }) {
  const t = useText()
  const session = useSession()
  const siteNotices = useSiteNotices()
  const { data } = useQuery({ ...noticesQuery(), enabled: Boolean(session), refetchInterval: POLL_MS })
  const unread = siteNotices.length + (session ? (data?.unread ?? 0) : 0)
  return (
    <Popover
      label={t(noticeBellTexts.notices)}
      align="end"
      className="w-96 p-4 max-sm:inset-x-4 max-sm:top-15 max-sm:w-auto max-sm:max-w-none max-sm:[position-area:none]"
      trigger={(wiring) => (
        <IconButton
          {...wiring}
          label={unread ? t(noticeBellTexts.noticesNew, { count: unread }) : t(noticeBellTexts.notices)}
          count={unread}
        >
          {isNamed ? (
            <span className="flex flex-col items-center">
              <HeaderItem icon={Bell} label={t(noticeBellTexts.notices)} />
            </span>
          ) : (
            <Bell aria-hidden size={20} strokeWidth={1.75} />
          )}
        </IconButton>
      )}
    >
      <NoticePanel isPerson={Boolean(session)} siteNotices={siteNotices} />
    </Popover>
  )
}
