import { catalogImports } from '@bra/contract/office/catalog-imports'
import type { CatalogImport } from '@bra/contract/office/catalog-imports.schemas'
import { pageOf } from '../../../lib/address.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 24
const LOOK_AGAIN_MS = 1000
const LOOK_AGAIN_RARELY_MS = 10_000

export const isOver = ({ state }: CatalogImport) => state !== 'running' && state !== 'uploading'

export const pagesOfImports = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) => ({
    ...askKeeping(catalogImports.list, { query: { page: at + 1, per_page: PER_PAGE } }),
    staleTime: 0,
  }))

/** Asks again while the import runs. */
export const importQuery = (id: number) => ({
  ...ask(catalogImports.show, { params: { id } }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data?: { import: CatalogImport } } }) => {
    if (!data || isOver(data.import)) return false
    return data.import.waits ? LOOK_AGAIN_RARELY_MS : LOOK_AGAIN_MS
  },
})
