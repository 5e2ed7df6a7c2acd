import { date } from '@bra/contract/trade/format'
import type { SuggestionState } from '@bra/contract/catalogue/suggestions.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { ownSuggestionsQuery } from './suggestions.data.ts'
import { suggestionTexts } from './texts.ts'

const tones: Record<SuggestionState, Tone> = {
  waiting: 'anil',
  approved: 'mata',
  merged: 'mata',
  refused: 'urucum',
}

export function OwnSuggestions({ onSeen }: { onSeen: () => void }) {
  const t = useText()
  const { data } = useQuery(ownSuggestionsQuery)
  if (!data?.suggestions.length) return null
  return (
    <section aria-labelledby="own-suggestions" className="mt-6 border-t border-line pt-4">
      <h3 id="own-suggestions" className="font-bold">
        {t(suggestionTexts.own)}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {data.suggestions.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-40 flex-1">
              <span className="font-semibold">{one.name}</span>{' '}
              <span className="text-ink-2">
                {one.collection} {one.card_number}
              </span>
              {one.reason && <span className="block text-label text-ink-2">{one.reason}</span>}
              {one.product && (
                <Link to={paths.product(one.product)} className={`${loneLinkStyle} block`} onClick={onSeen}>
                  {t(suggestionTexts.see, { name: one.product.name })}
                </Link>
              )}
            </span>
            <span className="text-small text-ink-3 tabular-nums">{date(one.created_at)}</span>
            <Badge tone={tones[one.status]}>{t(suggestionTexts[one.status])}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
