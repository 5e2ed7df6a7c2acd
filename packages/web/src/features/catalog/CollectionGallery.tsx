import type { Category } from '@bra/contract/catalog.schemas'
import { useId } from 'react'
import { CollectionCard } from './CollectionCard.tsx'
import { type CollectionGroup, groupCollections } from './collections.data.ts'

const FIRST_ROWS = 6

/** All sets; by series while they stand in the order of their days. */
export function CollectionGallery({ collections, isGrouped }: { collections: Category[]; isGrouped: boolean }) {
  if (!isGrouped) return <Grid collections={collections} level={2} />
  return (
    <div className="grid gap-8">
      {groupCollections(collections).map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </div>
  )
}

function Group({ group }: { group: CollectionGroup }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 flex flex-wrap items-baseline gap-x-3">
        {group.title}
        <span className="font-sans text-label font-normal tracking-normal text-ink-3 tabular-nums">{group.years}</span>
      </h2>
      <Grid collections={group.collections} level={3} />
    </section>
  )
}

function Grid({ collections, level }: { collections: Category[]; level: 2 | 3 }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {collections.map((collection, at) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} level={level} priority={at < FIRST_ROWS} />
        </li>
      ))}
    </ul>
  )
}
