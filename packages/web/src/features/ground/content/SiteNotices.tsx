import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { markRead } from './read-notices.ts'
import { siteNoticeTexts } from './texts.ts'
import type { SiteNotice } from './useSiteNotices.ts'

export function SiteNotices({ notices }: { notices: SiteNotice[] }) {
  const t = useText()
  const { visit } = useEnv()
  return (
    <ul className="divide-y divide-line">
      {notices.map(({ id, title, body, link, language }) => (
        <li key={id} lang={language} className="flex flex-col items-start gap-1 py-3 first:pt-0 last:pb-0">
          {link ? (
            <Link to={link} className={loneLinkStyle}>
              {title}
            </Link>
          ) : (
            <b>{title}</b>
          )}
          <p className="text-label text-ink-2">{body}</p>
          <Button lang={visit.language} variant="ghost" size="small" className="-ml-3.5" onClick={() => markRead(id)}>
            {t(siteNoticeTexts.noticeRead)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
