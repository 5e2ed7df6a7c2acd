import { search } from '@bra/contract/shopping/search'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { offerFormTexts } from '../../features/selling/bulk-entry/offer-form-texts.ts'
import { OfferForm } from '../../features/selling/bulk-entry/OfferForm.tsx'
import { ProductSearch } from '../../features/selling/bulk-entry/ProductSearch.tsx'
import { GoodsForm } from '../../features/selling/own-products/GoodsForm.tsx'
import { ProductThumb } from '../../features/catalogue/catalog/ProductThumb.tsx'
import { ownProductTexts } from '../../features/selling/own-products/texts.ts'
import { KeptPage } from '../../layouts/Guarded.tsx'
import { PageSkeleton } from '../../layouts/PageSkeleton.tsx'
import { layoutTexts } from '../../layouts/texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { idOf, paths } from '../../lib/paths.ts'
import { ask } from '../../lib/query.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'

const OUTSIDE = 'fora'

/** Anybody with the address may open this page; saving needs the right to. */
export default function ProductCreatePage() {
  const t = useText()
  const { store_id: named } = useParams()
  const go = useNavigate()
  const { query, change } = useAddress()
  const storeId = idOf(named)
  const productId = idOf(query.get('produto') ?? undefined)
  const isOutside = query.has(OUTSIDE)
  const [isUnderWay, setUnderWay] = useState(false)
  const parents = storeId ? [{ name: t(officeTitles.products), path: paths.listings(storeId) }] : []
  if (!storeId) return <SignInFirst />
  const seeListings = () => void go(paths.listings(storeId))
  return (
    <KeptPage waiting={<PageSkeleton />} visitor={<SignInFirst />}>
      <Head title={t(isOutside ? ownProductTexts.title : officeTitles.productCreate)} hidden />
      <PageTop title={t(isOutside ? ownProductTexts.title : officeTitles.productCreate)} parents={parents} />
      {isOutside && (
        <>
          <p className="mt-1 max-w-[68ch] text-ink-2">
            {t(ownProductTexts.intro)} {t(ownProductTexts.cardsHint)}
          </p>
          <Button variant="ghost" className="mt-2 mb-3 -ml-4" onClick={() => change({ [OUTSIDE]: null })}>
            {t(ownProductTexts.back)}
          </Button>
          <GoodsForm storeId={storeId} onSaved={seeListings} />
        </>
      )}
      {!isOutside && (
        <div className="mt-4 max-w-4xl">
          {productId ? (
            <Offering
              key={productId}
              storeId={storeId}
              productId={productId}
              isPicked={isUnderWay}
              onLeave={() => change({ produto: null })}
              onSaved={(again) => (again ? change({ produto: null }) : seeListings())}
            />
          ) : (
            <ProductSearch
              isNext={isUnderWay}
              onPick={(id) => {
                setUnderWay(true)
                change({ produto: id })
              }}
              onMissing={() => change({ [OUTSIDE]: 1 })}
            />
          )}
        </div>
      )}
    </KeptPage>
  )
}

function SignInFirst() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <>
      <Head title={t(officeTitles.productCreate)} hidden />
      <EmptyState
        level={1}
        picture="/media/scenes/basket.svg"
        title={t(officeTitles.productCreate)}
        action={
          <Link to={paths.login(pathname + search)} className={buttonStyle('solid')}>
            {t(layoutTexts.enter)}
          </Link>
        }
      >
        {t(offerFormTexts.searchHint)}
      </EmptyState>
    </>
  )
}

interface OfferingProps {
  storeId: number
  productId: number
  isPicked: boolean
  onLeave: () => void
  onSaved: (again: boolean) => void
}

function Offering({ storeId, productId, isPicked, onLeave, onSaved }: OfferingProps) {
  const t = useText()
  const heading = useRef<HTMLDivElement>(null)
  const { data } = useQuery(ask(search.show, { params: { id: productId }, body: {} }))
  if (!data) return <Skeleton className="h-96" />
  const { product } = data
  return (
    <>
      <div ref={heading} className="panel mb-4 flex items-center gap-4 p-4">
        <ProductThumb product={product} />
        <p className="min-w-0 flex-1">
          <span className="block font-bold">{product.name}</span>
          <span className="text-label text-ink-2">
            {product.categories.name} {product.card_number}
          </span>
        </p>
        <Button variant="outline" size="small" onClick={onLeave}>
          {t(offerFormTexts.change)}
        </Button>
      </div>
      <OfferForm storeId={storeId} product={product} isPicked={isPicked} onSaved={onSaved} />
    </>
  )
}
