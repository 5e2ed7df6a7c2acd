import { date } from '@bra/contract/trade/format'
import { contentEditing } from '@bra/contract/office/content-editing'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { officePaths } from '../../../lib/office-paths.ts'
import { ask } from '../../../lib/query.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { contentEditingTexts } from './texts.ts'

export function TextsPart() {
  const t = useText()
  const answer = useQuery(ask(contentEditing.texts, {}))
  return (
    <Answer to={answer}>
      {({ texts }) => (
        <ul className="panel divide-y divide-line px-4 sm:px-5">
          {texts.map(({ code, title, updated_at: at, versions }) => (
            <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
              <Link to={officePaths.adminText(code)} className={loneLinkStyle}>
                {title}
              </Link>
              <span className="text-label text-ink-2">
                {t(contentEditingTexts.textWritten, { day: date(at) })}
                {versions > 0 && ` · ${t(contentEditingTexts.textVersions, { count: versions })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Answer>
  )
}
