import { members } from '@bra/contract/members'
import { MemberRole, MemberState } from '@bra/contract/members.schemas'
import { oneOf, pageOf, wordOf } from '../../lib/address.ts'
import { ask, askKeeping } from '../../lib/query.ts'

const PER_PAGE = 50

/** As the address says: `busca`, `perfil` and `situacao`; newest first. */
export const pagesOfMembers = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(members.list, {
      query: {
        page: at + 1,
        per_page: PER_PAGE,
        q: wordOf(query, 'busca'),
        role: oneOf(query, 'perfil', MemberRole.options),
        state: oneOf(query, 'situacao', MemberState.options),
      },
    }),
  )

export const memberQuery = (id: number) => ask(members.show, { params: { id } })
