import { useText } from '../../../lib/text.tsx'
import { SiteNotices } from '../../ground/content/SiteNotices.tsx'
import type { SiteNotice } from '../../ground/content/useSiteNotices.ts'
import { noticeBellTexts } from './bell-texts.ts'
import { PersonalNotices } from './PersonalNotices.tsx'
import { noticeTexts } from './texts.ts'

export function NoticePanel({ isPerson, siteNotices }: { isPerson: boolean; siteNotices: SiteNotice[] }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-4">
      {isPerson && <PersonalNotices />}
      {siteNotices.length > 0 && (
        <section aria-label={t(noticeTexts.forAll)}>
          {isPerson && (
            <h2 className="mb-2 border-t border-line pt-4 text-label text-ink-2">
              {t(noticeTexts.forAll)} · {t(noticeTexts.unread, { count: siteNotices.length })}
            </h2>
          )}
          <SiteNotices notices={siteNotices} />
        </section>
      )}
      {!isPerson && siteNotices.length === 0 && <p className="text-ink-2">{t(noticeBellTexts.noticesNone)}</p>}
    </div>
  )
}
