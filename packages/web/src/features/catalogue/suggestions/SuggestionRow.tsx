import { date } from '@bra/contract/trade/format'
import type { SuggestionToJudge } from '@bra/contract/catalogue/suggestions.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { photoSized } from '../../ground/photos/photo-size.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { judgeTexts } from './judge-texts.ts'

export function SuggestionRow({ suggestion, onJudge }: { suggestion: SuggestionToJudge; onJudge: () => void }) {
  const t = useText()
  const { name, collection, card_number, note, photo, person, product, reason, created_at, status } = suggestion
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      {photo && (
        <img
          src={photoSized(photo, 240)}
          alt=""
          width={64}
          height={64}
          className="size-16 rounded-control bg-sunken object-cover"
        />
      )}
      <div className="min-w-56 flex-1">
        <p className="font-bold">{name}</p>
        <p className="text-label text-ink-2">
          {collection} {card_number}
        </p>
        {note && <p className="text-label">{note}</p>}
        {reason && <p className="text-label">{reason}</p>}
        {product && (
          <Link to={paths.product(product)} className={loneLinkStyle}>
            {product.name}
          </Link>
        )}
        <p className="text-small text-ink-3">
          {person ? t(judgeTexts.by, { person, day: date(created_at) }) : date(created_at)}
        </p>
      </div>
      {status === 'waiting' && (
        <Button variant="outline" aria-label={t(judgeTexts.judgeOf, { name })} onClick={onJudge}>
          {t(judgeTexts.judge)}
        </Button>
      )}
    </li>
  )
}
