import type { StorefrontOffer } from '@bra/contract/shopping/storefronts.schemas'
import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { money } from '@bra/contract/trade/format'
import { MessageCircleQuestion } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { RarityMark } from '../../../ui/Marks.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { variantInShort, variantWords } from '../../catalogue/variants/variant-words.ts'
import { useSignInFirst } from '../../people/sessions/useSignInFirst.ts'
import { AskStore } from '../../stores/offer-questions/AskStore.tsx'
import { FavoriteButton } from '../collections/FavoriteButton.tsx'
import { useFavorite } from '../collections/useFavorite.ts'
import { BuyListing, StockLeft } from './BuyListing.tsx'
import { ListingCondition, ListingMarks, ListingMine, ListingPrice } from './ListingFacts.tsx'
import type { Marks } from './storefronts.data.ts'
import { useStandard } from '../../prices/standards/standard.ts'
import { isInStandard } from '@bra/contract/trade/standard'
import { storefrontTexts } from './texts.ts'
import { type Buying, useListing } from './useListing.ts'

export interface ListedProps {
  store: StoreDetail
  listing: StorefrontOffer
  marks: Marks
  /** Why nothing of this store can be bought, or null. */
  closed: string | null
}

interface StockRowProps extends ListedProps {
  /** True for the one row to which Tab leads. */
  isCurrent: boolean
  onFocus: () => void
}

const areas =
  '[grid-template-areas:"thumb_name_name_heart""thumb_price_buy_buy"] @max-xs:[grid-template-areas:"thumb_name_name_heart""thumb_price_price_price""buy_buy_buy_buy"] @3xl:[grid-template-areas:"thumb_name_copy_price_buy_heart"]'
const columns =
  'grid-cols-[3rem_minmax(0,1fr)_auto_2.75rem] @3xl:grid-cols-[2.5rem_minmax(0,1fr)_11rem_8rem_auto_2.75rem]'

/** On narrow screens a row is a card of two lines, or of three at 320 pixels. */
export function StockRow({ isCurrent, onFocus, ...listed }: StockRowProps) {
  const t = useText()
  const { listing, marks } = listed
  const { product, finish } = listing
  const buying = useListing(listed)
  const keys = useRowKeys(listing, buying)
  return (
    <div
      role="row"
      aria-label={[product.name, ...variantWords(t, listing), money(listing.price_cents)].join(', ')}
      aria-keyshortcuts="ArrowUp ArrowDown Plus Minus Enter F"
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={keys}
      className={`grid min-h-22 items-center border-t border-line first:border-t-0 gap-x-3 px-3 py-1 -outline-offset-2 hover:bg-sunken/40 @3xl:min-h-18 ${areas} ${columns}`}
    >
      <span className="[grid-area:thumb]">
        <CatalogArt product={product} foil={finish !== 'normal'} decorative sizes="48px" />
      </span>
      <div role="gridcell" className="min-w-0 [grid-area:name]">
        <div className="flex items-center gap-2">
          <h3 className="min-w-0 truncate font-sans text-label font-semibold tracking-normal @3xl:text-body">
            <Link
              to={paths.product(product)}
              className="inline-block max-w-full truncate rounded-[3px] py-0.5 align-top hover:underline"
            >
              {product.name}
            </Link>
          </h3>
          <ListingMine id={listing.id} marks={marks} />
        </div>
        <RowFacts listing={listing} inCart={buying.inCart} />
        <OutsideMark listing={listing} />
      </div>
      <div
        role="gridcell"
        className="hidden flex-col items-start gap-0.5 text-small text-ink-2 [grid-area:copy] @3xl:flex"
      >
        <ListingCondition listing={listing} />
        <span className="flex flex-wrap gap-x-2">
          <ListingMarks listing={listing} />
        </span>
      </div>
      <div role="gridcell" className="[grid-area:price] @3xl:text-right">
        <ListingPrice listing={listing} />
      </div>
      <div role="gridcell" className="justify-self-end [grid-area:buy]">
        <BuyListing listing={listing} buying={buying} />
      </div>
      <div role="gridcell" className="-my-1 -mr-1 [grid-area:heart] @3xl:mt-1 @3xl:self-start">
        <FavoriteButton product={product} />
      </div>
    </div>
  )
}

function OutsideMark({ listing }: { listing: StorefrontOffer }) {
  const t = useText()
  const { standard, isChosen } = useStandard()
  if (!isChosen || isInStandard(standard, listing)) return null
  return <p className="text-caption font-semibold text-buriti">{t(storefrontTexts.outside)}</p>
}

/** On narrow screens the copy stands here in short. */
function RowFacts({ listing, inCart }: { listing: StorefrontOffer; inCart: number }) {
  const t = useText()
  const { product } = listing
  return (
    <p className="flex items-center gap-x-2 text-caption text-ink-3 tabular-nums @3xl:text-small">
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span>{printedNumber(product)}</span>
        {product.rarity && (
          <span className="hidden @3xl:inline">
            <RarityMark plain rarity={product.rarity} />
          </span>
        )}
        <span className="font-semibold text-ink-2 @3xl:hidden">{variantInShort(t, listing)}</span>
        <span className="@3xl:hidden">
          <StockLeft isShort {...{ listing, inCart }} />
        </span>
      </span>
      <AskStore id={listing.id} name={product.name} word={t(storefrontTexts.ask)}>
        <MessageCircleQuestion aria-hidden size={16} strokeWidth={2} className="@3xl:hidden" />
        <span className="hidden @3xl:inline">{t(storefrontTexts.ask)}</span>
      </AskStore>
    </p>
  )
}

/** These keys work while the row itself has the focus; fields and buttons inside it keep theirs. */
function useRowKeys({ product }: StorefrontOffer, buying: Buying) {
  const t = useText()
  const favorite = useFavorite(product)
  const signInFirst = useSignInFirst()
  const acts: Record<string, () => void> = {
    '+': () => buying.step(1),
    '=': () => buying.step(1),
    '-': () => buying.step(-1),
    Enter: buying.put,
    f: favorite?.toggle ?? (() => signInFirst(t(tileTexts.favoriteLogin))),
  }
  return (event: KeyboardEvent) => {
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
