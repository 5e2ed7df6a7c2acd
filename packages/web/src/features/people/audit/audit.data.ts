import { audit } from '@bra/contract/people/audit'
import { ActKind } from '@bra/contract/people/audit.schemas'
import { oneOf, pageOf, wordOf } from '../../../lib/address.ts'
import { askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 50

/** Reads the filters `acao` and `em` from the address; the newest come first. */
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
