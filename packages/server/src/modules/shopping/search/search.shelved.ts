import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { type Found, isOffered, neighboursOf, versionsOf } from '../finder/index.ts'

export interface Shelved {
  id: number
  versions: number[]
  related: number[]
  previous: number | null
  next: number | null
}

const MOST_RELATED = 8
const MOST_VERSIONS = 12
const NEAR = 16

export function shelvedWith(found: Found, id: number): Shelved {
  const { before, after } = neighboursOf(found, id, NEAR)
  return {
    id,
    versions: versionsOf(found, id, MOST_VERSIONS),
    related: relatedOf(found, before, after),
    previous: before[0] ?? null,
    next: after[0] ?? null,
  }
}

function relatedOf(found: Found, before: number[], after: number[]) {
  const steps = Array.from({ length: NEAR }, (_, step) => [before[step], after[step]])
  const beside = steps.flatMap((both) => both.filter((id) => id !== undefined).toSorted((a, b) => a - b))
  const offered = beside.filter((id) => isOffered(found, id))
  return [...offered, ...beside.filter((id) => !isOffered(found, id))].slice(0, MOST_RELATED)
}

export const idsOn = ({ id, versions, related, previous, next }: Shelved) => [
  ...new Set([id, ...versions, ...related, previous, next].filter((each) => each !== null)),
]

export const neighbourView = (card: Product | undefined) =>
  card ? { id: card.id, slug: card.slug, name: card.name } : null
