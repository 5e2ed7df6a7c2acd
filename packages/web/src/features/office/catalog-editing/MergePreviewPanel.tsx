import { catalogEditing } from '@bra/contract/office/catalog-editing'
import type { JoinedOffer, MergePreview } from '@bra/contract/office/catalog-editing.schemas'
import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { Answer } from '../../../lib/Answer.tsx'
import { useEnv } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { waitingTexts } from '../admin/texts.ts'
import { mergeTexts } from './merge-texts.ts'

const counted = ['offers', 'carts', 'orders', 'sales', 'collections', 'wants', 'favorites'] as const

export function MergePreviewPanel({ id, into }: { id: number; into: number }) {
  const t = useText()
  const answer = useQuery({ ...ask(catalogEditing.preview, { params: { id, into_id: into } }), staleTime: 0 })
  return (
    <section aria-label={t(mergeTexts.moves)} className="rounded-control bg-sunken p-3.5">
      <h3 className="mb-1 font-bold">{t(mergeTexts.moves)}</h3>
      <Answer to={answer} className="h-40">
        {(preview) => (
          <>
            <div role="status">
              <ul className="divide-y divide-line">
                {counted.map((kind) => (
                  <Moved key={kind} kind={kind} preview={preview} />
                ))}
              </ul>
            </div>
            {preview.joined_offers.length > 0 && <JoinedOffers preview={preview} />}
          </>
        )}
      </Answer>
    </section>
  )
}

function Moved({ kind, preview }: { kind: (typeof counted)[number]; preview: MergePreview }) {
  const { t, visit } = useEnv()
  const joined = kind in preview.joined ? preview.joined[kind as keyof MergePreview['joined']] : 0
  return (
    <li className="flex justify-between gap-x-4 py-1.5">
      <span>
        {t(mergeTexts[kind])}
        {joined > 0 && (
          <span className="block text-label text-ink-2">
            {t(mergeTexts[`joined_${kind as keyof MergePreview['joined']}`], { count: joined })}
          </span>
        )}
      </span>
      <b className="tabular-nums">{preview[kind].toLocaleString(visit.language)}</b>
    </li>
  )
}

function JoinedOffers({ preview: { joined, joined_offers: offers } }: { preview: MergePreview }) {
  const t = useText()
  return (
    <details className="mt-2">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">
        {t(mergeTexts.joinedOffers, { count: joined.offers })}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by the keyboard */}
      <ul tabIndex={0} className="max-h-64 divide-y divide-line overflow-y-auto">
        {offers.map((offer, at) => (
          <Joined key={at} {...offer} />
        ))}
      </ul>
      {joined.offers > offers.length && (
        <p className="text-label text-ink-3">{t(waitingTexts.more, { count: joined.offers - offers.length })}</p>
      )}
    </details>
  )
}

function Joined({ store, condition, language, finish, ...offer }: JoinedOffer) {
  const t = useText()
  return (
    <li className="py-1.5">
      <span className="font-semibold">{store.name}</span>{' '}
      <span className="text-ink-2">
        {[t(tradeTexts[condition]), t(tradeTexts[language]), t(tradeTexts[finish])].join(' · ')}
      </span>
      <span className="block text-label tabular-nums">
        {t(mergeTexts.joinedOffer, {
          gone: `${offer.quantity} × ${money(offer.price_cents)}`,
          kept: `${offer.quantity + offer.kept_quantity} × ${money(offer.kept_price_cents)}`,
        })}
        {offer.kept_paused && <span className="font-semibold text-urucum"> {t(mergeTexts.keptPaused)}</span>}
      </span>
    </li>
  )
}
