import type { SharedCard } from '@bra/contract/shopping/shared-lists.schemas'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { sharedArt } from '../../features/catalogue/catalog/art-address.ts'
import { StandardPlace } from '../../features/prices/standards/StandardPlace.tsx'
import { ListButton } from '../../features/shopping/baskets/ListButton.tsx'
import { SendLink } from '../../features/shopping/shared-lists/SendLink.tsx'
import { sharedCards } from '../../features/shopping/shared-lists/shared-cards.ts'
import { pagesOfShared, sharedPath, sharedQuery } from '../../features/shopping/shared-lists/shared-lists.data.ts'
import { SharedRow } from '../../features/shopping/shared-lists/SharedRow.tsx'
import { sharedListTexts } from '../../features/shopping/shared-lists/texts.ts'
import { wantTexts } from '../../features/shopping/wants/texts.ts'
import { useEnv } from '../../lib/env.ts'
import { Head } from '../../lib/head.tsx'
import { MorePages } from '../../lib/MorePages.tsx'
import { loadPage } from '../../lib/page.ts'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { siteTexts } from '../../lib/site-texts.ts'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { EmptyState } from '../../ui/states.tsx'

const secretOf = (params: { secret?: string }) => params.secret ?? ''

/** A card of a collection may stand there in several variants. */
const keyOf = ({ product, condition, languages, finishes, extras }: SharedCard) =>
  [product.id, condition, languages, finishes, extras].join(' ')

export const loader = loadPage(({ params, url }) => pagesOfShared(secretOf(params), url.searchParams))

export default function SharedListPage() {
  const { visit, t } = useEnv()
  const secret = secretOf(useParams())
  const [query] = useSearchParams()
  const { data: first } = useSuspenseQuery(sharedQuery(secret))
  const list = usePages(pagesOfShared(secret, query))
  const { kind, first_name: name, paginate } = first
  const cards = list.pages.flatMap((page) => page.cards)
  const title = t(kind === 'wants' ? sharedListTexts.wantsOf : sharedListTexts.collectionOf, { name })
  const summary = t(kind === 'wants' ? sharedListTexts.wantsSummary : sharedListTexts.collectionSummary, {
    name,
    count: paginate.total,
  })
  const image = first.cards.find(({ product }) => product.product_image.length > 0)?.product.product_image[0]?.image
  return (
    <>
      <Head title={title} description={summary} image={image && sharedArt(image)} hidden />
      <PageTop title={title} />
      <p className="mt-1 text-ink-2">{summary}</p>
      <div className="mt-4 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {paginate.total > 0 && (
          <ListButton read={sharedCards(secret)} count={paginate.total}>
            {t(wantTexts.build)}
          </ListButton>
        )}
        <SendLink address={visit.origin + sharedPath(secret)} words={title} />
        <StandardPlace />
      </div>
      {cards.length > 0 && (
        <ul aria-label={title} aria-busy={list.isWaiting} className="panel divide-y divide-line">
          {cards.map((card) => (
            <SharedRow key={keyOf(card)} card={card} kind={kind} />
          ))}
        </ul>
      )}
      {paginate.total === 0 && (
        <EmptyState
          picture="/media/scenes/lantern.svg"
          title={t(sharedListTexts.empty)}
          action={
            <Link to={paths.cards()} className={buttonStyle('solid')}>
              {t(siteTexts.explore)}
            </Link>
          }
        >
          {t(sharedListTexts.emptyHint)}
        </EmptyState>
      )}
      <MorePages list={list} shown={cards.length} />
    </>
  )
}
