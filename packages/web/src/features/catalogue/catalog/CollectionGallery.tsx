import type { Category } from '@bra/contract/catalogue/catalog.schemas'
import { type ReactNode, useId } from 'react'
import { priorityIn } from '../../../ui/priority.ts'
import { CollectionCard } from './CollectionCard.tsx'
import { type CollectionGroup, groupCollections } from './collections.data.ts'

const FIRST_ROWS = 6

type Note = (collection: Category) => ReactNode

interface CollectionGalleryProps {
  collections: Category[]
  isGrouped: boolean
  note: Note
}

/** `isGrouped` puts the sets under headings of their series, which suits the order by release day. */
export function CollectionGallery({ collections, isGrouped, note }: CollectionGalleryProps) {
  if (!isGrouped) return <Grid collections={collections} level={2} note={note} />
  return (
    <div className="grid gap-8">
      {groupCollections(collections).map((group) => (
        <Group key={group.title} group={group} note={note} />
      ))}
    </div>
  )
}

function Group({ group, note }: { group: CollectionGroup; note: Note }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 flex flex-wrap items-baseline gap-x-3">
        {group.title}
        <span className="font-sans text-label font-normal tracking-normal text-ink-3 tabular-nums">{group.years}</span>
      </h2>
      <Grid collections={group.collections} level={3} note={note} />
    </section>
  )
}

function Grid({ collections, level, note }: { collections: Category[]; level: 2 | 3; note: Note }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {collections.map((collection, at) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} level={level} priority={priorityIn(at, FIRST_ROWS)}>
            {note(collection)}
          </CollectionCard>
        </li>
      ))}
    </ul>
  )
}
