import type { CuratedCategory } from '@bra/contract/office/category-curation.schemas'
import { date } from '@bra/contract/trade/format'
import { Link } from 'react-router'
import { officeTitles } from '../../../lib/office-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { type Column, Table } from '../../../ui/Table.tsx'
import { CollectionSeal } from '../../catalogue/catalog/CollectionSeal.tsx'
import { parameterTexts } from '../content-editing/parameter-texts.ts'
import { catalogEditingTexts } from './texts.ts'

interface CategoriesTableProps {
  categories: CuratedCategory[]
  onChange: (category: CuratedCategory) => void
  onRemove: (category: CuratedCategory) => void
}

export function CategoriesTable({ categories, onChange, onRemove }: CategoriesTableProps) {
  const t = useText()
  const acts = (category: CuratedCategory) => (
    <span className="flex flex-wrap justify-end gap-2">
      {category.products_count === 0 && (
        <Button
          variant="ghost"
          size="small"
          aria-label={t(catalogEditingTexts.removeOf, { name: category.name })}
          onClick={() => onRemove(category)}
        >
          {t(catalogEditingTexts.remove)}
        </Button>
      )}
      <Button
        variant="outline"
        size="small"
        aria-label={t(parameterTexts.editOf, { name: category.name })}
        onClick={() => onChange(category)}
      >
        {t(parameterTexts.edit)}
      </Button>
    </span>
  )
  const products = ({ id, name, products_count: count, total }: CuratedCategory) => (
    <Link
      to={paths.admin(`catalog?colecao=${id}`)}
      className={loneLinkStyle}
      aria-label={t(catalogEditingTexts.productsOf, { name, count })}
    >
      {total ? `${count} / ${total}` : String(count)}
    </Link>
  )
  const columns: Column<CuratedCategory>[] = [
    { key: 'name', header: t(catalogEditingTexts.category), cell: NameOf },
    { key: 'game', header: t(catalogEditingTexts.game), cell: ({ business }) => business.name },
    { key: 'series', header: t(catalogEditingTexts.series), cell: ({ series }) => series ?? '–' },
    {
      key: 'release',
      header: t(catalogEditingTexts.release),
      numeric: true,
      cell: ({ release_date: day }) => <span className="whitespace-nowrap">{date(day) || '–'}</span>,
    },
    { key: 'products', header: t(catalogEditingTexts.products), numeric: true, cell: products },
    { key: 'acts', header: t(siteTexts.actions), hiddenHeader: true, numeric: true, cell: acts },
  ]
  return (
    <Table
      caption={t(officeTitles.categories)}
      columns={columns}
      rows={categories}
      rowKey={({ id }) => String(id)}
      card={(category) => (
        <div className="grid gap-2">
          <div className="flex items-start justify-between gap-3">
            {NameOf(category)}
            {acts(category)}
          </div>
          <p className="text-label text-ink-2 tabular-nums">
            {[category.business.name, category.series, date(category.release_date)].filter(Boolean).join(' · ')} ·{' '}
            <Link to={paths.admin(`catalog?colecao=${category.id}`)} className={loneLinkStyle}>
              {t(catalogEditingTexts.found, { count: category.products_count })}
            </Link>
          </p>
        </div>
      )}
    />
  )
}

const NameOf = (category: CuratedCategory) => (
  <span className="flex min-w-0 items-center gap-3">
    <CollectionSeal collection={category} className="size-10" />
    <span className="min-w-0">
      <Link to={paths.category(category)} className={loneLinkStyle}>
        {category.name}
      </Link>
      <span className="block text-label text-ink-2">{category.code}</span>
    </span>
  </span>
)
