import { audit } from '@bra/contract/audit'
import { ActKind } from '@bra/contract/audit.schemas'
import { oneOf, pageOf, wordOf } from '../../lib/address.ts'
import { askKeeping } from '../../lib/query.ts'

const PER_PAGE = 50

/** As the address says: `acao` and `em`; newest first. */
export const pagesOfActs = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(audit.acts, {
      query: {
        page: at + 1,
        per_page: PER_PAGE,
        kind: oneOf(query, 'acao', ActKind.options),
        subject: wordOf(query, 'em'),
      },
    }),
  )
