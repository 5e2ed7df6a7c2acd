import type { AdoptedRow } from './imports.queries.ts'

interface Keyed {
  source: string
  source_id: string
}

export const adoptedRow = (was: Keyed | undefined, { source, source_id }: Keyed): AdoptedRow[] =>
  !was || (was.source === source && was.source_id === source_id)
    ? []
    : [{ was_source: was.source, was_id: was.source_id, source, source_id }]
