import { users } from '@bra/contract/office/users'
import { MemberRole, MemberState } from '@bra/contract/office/users.schemas'
import { oneOf, pageOf, wordOf } from '../../../lib/address.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 50

/** Reads `busca`, `perfil` and `situacao` from the address; the newest come first. */
export const pagesOfMembers = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(users.list, {
      query: {
        page: at + 1,
        per_page: PER_PAGE,
        q: wordOf(query, 'busca'),
        role: oneOf(query, 'perfil', MemberRole.options),
        state: oneOf(query, 'situacao', MemberState.options),
      },
    }),
  )

export const memberQuery = (id: number) => ask(users.show, { params: { id } })
