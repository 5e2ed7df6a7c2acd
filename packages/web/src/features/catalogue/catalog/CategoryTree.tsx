import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { AccordionItem } from '../../../ui/Accordion.tsx'
import { groupCollections } from './collections.data.ts'

export function CategoryTree({ categories }: { categories: Category[] }) {
  return groupCollections(categories).map(({ title, collections }, at) => (
    <AccordionItem key={title} title={title} open={at === 0} end={collections.length}>
      <ul>
        {collections.map((category) => (
          <li key={category.id}>
            <Link
              to={paths.category(category)}
              className="flex min-h-11 items-center justify-between gap-3 rounded-tag hover:text-mata"
            >
              {category.name}
              <span className="text-small text-ink-3">{category.code}</span>
            </Link>
          </li>
        ))}
      </ul>
    </AccordionItem>
  ))
}
