import { catalogEditing } from '@bra/contract/office/catalog-editing'
import type { CuratedProduct } from '@bra/contract/office/catalog-editing.schemas'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CuratedArt } from '../../features/office/catalog-editing/CuratedArt.tsx'
import { GameSelect } from '../../features/office/catalog-editing/GameSelect.tsx'
import { mergeTexts } from '../../features/office/catalog-editing/merge-texts.ts'
import { MergeDialog } from '../../features/office/catalog-editing/MergeDialog.tsx'
import { ProductDialog } from '../../features/office/catalog-editing/ProductDialog.tsx'
import { catalogEditingTexts } from '../../features/office/catalog-editing/texts.ts'
import { parameterTexts } from '../../features/office/content-editing/parameter-texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { pageOf, useAddress, wordOf } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { PagedList } from '../../lib/PagedList.tsx'
import { usePages } from '../../lib/paged.tsx'
import { paths } from '../../lib/paths.ts'
import { askKeeping } from '../../lib/query.ts'
import { QuerySearch } from '../../lib/QuerySearch.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { AppliedChip } from '../../ui/Chip.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'

const PER_PAGE = 48

const filterIn = (query: URLSearchParams) => ({
  q: wordOf(query, 'busca'),
  business: wordOf(query, 'jogo'),
  category_id: Number(query.get('colecao')) || undefined,
})

type OpenDialog = { to: 'add' } | { to: 'change' | 'merge'; product: CuratedProduct }

export default function CatalogPage() {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(
    Array.from({ length: pageOf(query) }, (_, at) =>
      askKeeping(catalogEditing.products, { query: { ...filterIn(query), page: at + 1, per_page: PER_PAGE } }),
    ),
  )
  const products = list.pages.flatMap((page) => page.products)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Head title={t(officeTitles.catalog)} hidden />
      <PageTop title={t(officeTitles.catalog)} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <QuerySearch name="busca" label={t(catalogEditingTexts.search)} className="min-w-64 flex-1" />
        <GameSelect hiddenLabel className="max-sm:flex-1" />
        <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setOpen({ to: 'add' })}>
          {t(catalogEditingTexts.addProduct)}
        </Button>
      </div>
      <p role="status" className="mt-2 mb-3 min-h-6 text-label text-ink-2">
        {list.last && t(catalogEditingTexts.found, { count: list.last.paginate.total })}
      </p>
      {query.has('colecao') && (
        <AppliedChip
          className="mb-3"
          removeLabel={t(catalogEditingTexts.allSets)}
          onClick={() => change({ colecao: null })}
        >
          {products[0]?.category.name ?? t(catalogEditingTexts.category)}
        </AppliedChip>
      )}
      <PagedList
        list={list}
        shown={products.length}
        none={{ title: t(catalogEditingTexts.noProducts), hint: t(catalogEditingTexts.noProductsHint) }}
      >
        <ul aria-label={t(officeTitles.catalog)} className="panel divide-y divide-line px-4 sm:px-5">
          {products.map((product) => (
            <li key={product.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span className="block w-10 flex-none">
                <CuratedArt product={product} sizes="40px" />
              </span>
              <div className="min-w-40 flex-1">
                <Link to={paths.product(product)} className={loneLinkStyle}>
                  {product.name}
                </Link>
                <p className="text-label text-ink-2">
                  {product.code} ·{' '}
                  <Link to={paths.admin(`catalog?colecao=${product.category.id}`)} className="hover:underline">
                    {product.category.name}
                  </Link>{' '}
                  · {t(mergeTexts.offersOf, { count: product.offers })}
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  variant="outline"
                  size="small"
                  aria-label={t(parameterTexts.editOf, { name: `${product.name}, ${product.code}` })}
                  onClick={() => setOpen({ product, to: 'change' })}
                >
                  {t(parameterTexts.edit)}
                </Button>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={t(mergeTexts.mergeOf, { name: `${product.name}, ${product.code}` })}
                  onClick={() => setOpen({ product, to: 'merge' })}
                >
                  {t(mergeTexts.merge)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </PagedList>
      {open?.to === 'add' && <ProductDialog product={null} onClose={close} />}
      {open?.to === 'change' && <ProductDialog product={open.product} onClose={close} />}
      {open?.to === 'merge' && <MergeDialog product={open.product} onClose={close} />}
    </>
  )
}
