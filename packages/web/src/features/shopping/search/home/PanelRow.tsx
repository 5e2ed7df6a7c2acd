import type { ReactNode } from 'react'
import { PageLink } from '../../../../lib/PageLink.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { CatalogArt } from '../../../catalogue/catalog/CatalogArt.tsx'
import { printedNumber } from '../../../catalogue/catalog/printed-number.ts'
import type { TileProduct } from '../ProductTile.tsx'
import { homeTexts } from './texts.ts'

interface PanelRowProps {
  id: string
  title: string
  more: string
  beside?: ReactNode
  className?: string
  /** One `li` of the width `panelWidth` for each panel. */
  children: ReactNode
}

export const panelWidth = 'max-xl:w-70'

/** Four panels stand in a wide window; in others the row scrolls. */
export function PanelRow({ id, title, more, beside, className, children }: PanelRowProps) {
  const t = useText()
  return (
    <section aria-labelledby={id} className={className}>
      <header className="mb-3 flex flex-wrap items-center gap-x-4">
        <h2 id={id} className="mr-auto text-h3 sm:text-h2">
          {title}
        </h2>
        {beside}
        <PageLink to={more} className={`${loneLinkStyle} py-2`} aria-label={t(homeTexts.seeAllOf, { title })}>
          {t(homeTexts.seeAll)}
        </PageLink>
      </header>
      <ul className="shelf -m-1 scroll-p-1 gap-3 p-1 xl:grid xl:grid-cols-4">{children}</ul>
    </section>
  )
}

interface ProductPanelProps {
  product: TileProduct
  /** True if its picture is in the first window. */
  isEarly?: boolean
  children: ReactNode
}

export function ProductPanel({ product, isEarly, children }: ProductPanelProps) {
  return (
    <article className="panel transition-quiet relative flex h-28 items-center gap-3 p-3 hover:border-line-strong">
      <CatalogArt
        product={product}
        decorative
        priority={isEarly ? 'early' : undefined}
        sizes="56px"
        className="w-14! flex-none"
      />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-label font-semibold tracking-normal">
          <PageLink
            to={paths.product(product)}
            className="block truncate after:absolute after:inset-0 after:rounded-panel"
          >
            {product.name}
          </PageLink>
        </h3>
        <p className="truncate text-small text-ink-3">{printedNumber(product)}</p>
        {children}
      </div>
    </article>
  )
}
