import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { ProductThumb } from '../catalog/ProductThumb.tsx'
import { useSuggestions } from '../../shopping/search/box/useSuggestions.ts'
import { suggestionTexts } from './texts.ts'

interface SimilarProductsProps {
  name: string
  number: string
  onSeen: () => void
}

/** Most products that people suggest exist already, so those with a similar name are shown first. */
export function SimilarProducts({ name, number, onSeen }: SimilarProductsProps) {
  const t = useText()
  const { suggestions } = useSuggestions(name.trim().length > 1 ? `${name} ${number}`.trim() : '', true)
  const found = suggestions?.products ?? []
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="rounded-panel bg-buriti-soft p-4 text-on-buriti-soft">
          <p className="font-semibold">{t(suggestionTexts.similar)}</p>
          <ul className="mt-2 grid gap-1 sm:grid-cols-2">
            {found.map((product) => (
              <li key={product.id} className="flex min-h-11 items-center gap-3 rounded-control bg-surface px-2 py-1.5">
                <span className="w-8 flex-none [&_span]:w-8">
                  <ProductThumb product={product} />
                </span>
                <Link to={paths.product(product)} className={`${loneLinkStyle} min-w-0`} onClick={onSeen}>
                  {product.name}
                  <span className="block text-small font-normal text-ink-2">
                    {product.categories.name} {product.card_number}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
