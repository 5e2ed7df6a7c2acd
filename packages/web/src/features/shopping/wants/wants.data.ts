import type { Input } from '@bra/contract/kit/api'
import { wants } from '@bra/contract/shopping/wants'
import { pageOf } from '../../../lib/address.ts'
import { useCommand } from '../../../lib/command.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 24

export const wantOfProductQuery = (id: number) => ask(wants.ofProduct, { params: { id } })
export const pagesOfWants = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(wants.list, { query: { page: at + 1, per_page: PER_PAGE } }),
  )

const all = [wants.list, wants.newest, wants.ofProduct]

export const useSaveWant = () => useCommand(wants.save, { refresh: all })

type WantListBody = Input<typeof wants.saveList>['body']

export const useSaveWantList = (limits: Omit<WantListBody, 'list' | 'skip_unknown'>) =>
  useCommand(wants.saveList, {
    input: (body: { list: string; skip_unknown: boolean }) => ({ body: { ...limits, ...body } }),
    refresh: all,
  })

export const useChangeWant = (id: number) =>
  useCommand(wants.change, {
    input: (body: Input<typeof wants.change>['body']) => ({ params: { id }, body }),
    refresh: all,
  })

export const useRemoveWant = () => useCommand(wants.remove, { refresh: all })
