import { MessageCircleQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { RarityMark } from '../../../ui/Marks.tsx'
import { useText } from '../../../lib/text.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { AskStore } from '../../stores/offer-questions/AskStore.tsx'
import { FavoriteButton } from '../collections/FavoriteButton.tsx'
import { BuyListing, StockLeft } from './BuyListing.tsx'
import { ListingCondition, ListingMarks, ListingMine, ListingPrice } from './ListingFacts.tsx'
import type { ListedProps } from './StockRow.tsx'
import { storefrontTexts } from './texts.ts'
import { useListing } from './useListing.ts'

const sizes = '(min-width: 80rem) 208px, (min-width: 60rem) 21vw, (min-width: 40rem) 30vw, 46vw'

/** The tile is a link to the product; what buys it lies over the link. */
export function StockTile(listed: ListedProps) {
  const t = useText()
  const { listing, marks } = listed
  const { product, finish } = listing
  const { rarity } = product
  const buying = useListing(listed)
  return (
    <article className="group relative isolate flex h-full flex-col">
      <div className="transition-quiet relative group-focus-within:-translate-y-0.5 group-hover:-translate-y-0.5">
        <CatalogArt {...{ product, sizes }} foil={finish !== 'normal'} decorative />
      </div>
      <h3 className="mt-3 font-sans text-body font-semibold tracking-normal">
        <Link to={paths.product(product)} className="line-clamp-2 after:absolute after:inset-0 after:rounded-card">
          {product.name}
        </Link>
      </h3>
      <p className="flex flex-wrap gap-x-2 pt-1 text-small text-ink-3">
        <span className="whitespace-nowrap">{printedNumber(product)}</span>
        {rarity && <RarityMark plain rarity={rarity} />}
        <AskStore id={listing.id} name={product.name} word={t(storefrontTexts.ask)}>
          <MessageCircleQuestion aria-hidden size={16} strokeWidth={2} />
        </AskStore>
      </p>
      <div className="mt-1.5 flex flex-wrap gap-1 *:whitespace-normal">
        <ListingCondition listing={listing} />
        <ListingMine id={listing.id} marks={marks} />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
        <ListingMarks listing={listing} />
      </p>
      <div className="relative mt-auto flex flex-wrap items-end justify-between gap-x-1 pt-1.5">
        <div className="pointer-events-none max-[24rem]:[&_.title]:text-body">
          <ListingPrice listing={listing} />
          <span className="block text-caption text-ink-3">
            <StockLeft listing={listing} inCart={buying.inCart} />
          </span>
        </div>
        <FavoriteButton product={product} className="-mr-2 ml-auto" />
      </div>
      <div className="relative mt-1 *:flex-wrap">
        <BuyListing listing={listing} buying={buying} />
      </div>
    </article>
  )
}
