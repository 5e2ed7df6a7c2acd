import type { Reply } from '@bra/contract/kit/api'
import type { admin } from '@bra/contract/office/admin'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { waitingTexts } from './texts.ts'
import { waitingKinds } from './waiting.ts'

type Group = Reply<typeof admin.inbox>['groups'][number]

export function WaitingGroup({ kind, count, items }: Group) {
  const t = useText()
  const { language } = useEnv().visit
  const { text, path, all } = waitingKinds[kind]
  return (
    <section aria-labelledby={`waiting-${kind}`} className="panel p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`waiting-${kind}`} className="text-h3">
          {t(text)} <span className="text-ink-3 tabular-nums">{count}</span>
        </h2>
        {all && (
          <Link to={all} aria-label={`${t(waitingTexts.seeAll)}: ${t(text)}`} className={loneLinkStyle}>
            {t(waitingTexts.seeAll)}
          </Link>
        )}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-48 flex-1">
              <Link to={path(item.id)} className={loneLinkStyle}>
                {item.title}
              </Link>
              {item.detail && <span className="block text-label text-ink-2">{item.detail}</span>}
            </span>
            <span className="text-label text-ink-3 tabular-nums">
              {t(waitingTexts.since, { moment: moment(item.since, language) })}
            </span>
          </li>
        ))}
      </ul>
      {count > items.length && (
        <p className="text-label text-ink-3">{t(waitingTexts.more, { count: count - items.length })}</p>
      )}
    </section>
  )
}
