import type { BegunSet } from '@bra/contract/shopping/collections.schemas'
import { money } from '@bra/contract/trade/format'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { CollectionSeal } from '../../catalogue/catalog/CollectionSeal.tsx'
import { binderTexts } from './binder-texts.ts'
import { collectionWorthTexts } from './collection-worth-texts.ts'
import { OwnedBar } from './OwnedBar.tsx'

export function BegunSets({ sets }: { sets: BegunSet[] }) {
  const t = useText()
  if (!sets.length) return null
  return (
    <section aria-labelledby="begun-sets">
      <h2 id="begun-sets" className="mb-4">
        {t(collectionWorthTexts.setsTitle)}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {sets.map((set) => (
          <li key={set.category.id} className="panel flex gap-4 p-4">
            <CollectionSeal collection={set.category} />
            <SetFacts set={set} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SetFacts({ set }: { set: BegunSet }) {
  const t = useText()
  const { href } = useAddress()
  const { category, missing, cost_cents, without_offer } = set
  return (
    <div className="min-w-0 flex-1">
      <h3 className="text-lead">{category.name}</h3>
      <OwnedBar set={set} />
      <p className="mt-2 text-label text-ink-2 tabular-nums">
        {missing === 0 ? t(collectionWorthTexts.complete) : t(collectionWorthTexts.missing, { count: missing })}
        {missing > without_offer && (
          <span className="block font-semibold text-ink">
            {t(collectionWorthTexts.costs, { price: money(cost_cents) })}
          </span>
        )}
        {without_offer > 0 && (
          <span className="block">{t(collectionWorthTexts.withoutOffer, { count: without_offer })}</span>
        )}
      </p>
      <Link
        to={paths.binder(category.id)}
        className={`${loneLinkStyle} mt-2 mr-4 inline-block py-1 text-label`}
        aria-label={t(binderTexts.binderOf, { name: category.name })}
      >
        {t(binderTexts.binder)}
      </Link>
      {missing > 0 && (
        <Link
          to={`${href({ ver: 'faltam', set: category.id, busca: null })}#collection-items`}
          className={`${loneLinkStyle} mt-2 inline-block py-1 text-label`}
          aria-label={t(collectionWorthTexts.seeMissingOf, { name: category.name })}
        >
          {t(collectionWorthTexts.seeMissing)}
        </Link>
      )}
    </div>
  )
}
