import { sharedLists } from '@bra/contract/shopping/shared-lists'
import { pageOf } from '../../../lib/address.ts'
import { useCommand } from '../../../lib/command.ts'
import { ask } from '../../../lib/query.ts'

export const sharedPath = (secret: string) => `/lista/${secret}`

export const linksQuery = ask(sharedLists.links, {})
export const sharedQuery = (secret: string, page = 1) => ask(sharedLists.show, { params: { secret }, query: { page } })
export const pagesOfShared = (secret: string, query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) => sharedQuery(secret, at + 1))

export const useShareList = () => useCommand(sharedLists.share, { refresh: [sharedLists.links] })

export const useEndLink = () => useCommand(sharedLists.end, { refresh: [sharedLists.links] })
