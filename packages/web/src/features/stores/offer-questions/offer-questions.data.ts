import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import { offerQuestions } from '@bra/contract/stores/offer-questions'
import { pageOf } from '../../../lib/address.ts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { useLive } from '../../../lib/live.ts'
import { ask, askKeeping } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'

const PER_PAGE = 24

/** Visitors and each person have an answer of their own. */
export const questionsOfOffer = (id: number) => ({ ...ask(offerQuestions.ofOffer, { params: { id } }), staleTime: 0 })

const pagesShown = <T>(query: URLSearchParams, of: (page: { page: number; per_page: number }) => T) =>
  Array.from({ length: pageOf(query) }, (_, at) => of({ page: at + 1, per_page: PER_PAGE }))

export const pagesOfOwn = (query: URLSearchParams) =>
  pagesShown(query, (page) => askKeeping(offerQuestions.own, { query: page }))

export const pagesOfStore = (storeId: number, query: URLSearchParams) =>
  pagesShown(query, (page) =>
    askKeeping(offerQuestions.ofStore, {
      params: { store_id: storeId },
      query: { ...page, unanswered: query.get('todas') === null },
    }),
  )

/** The first page of what waits, which says how many there are. */
export const waitingQuestions = (storeId: number) => pagesOfStore(storeId, new URLSearchParams())[0]!

export const useReloadOfStore = () => useRefresh([offerQuestions.ofStore, storeDashboard.dashboard])

export function useQuestionNews(storeId: number) {
  const reload = useReloadOfStore()
  useLive(`private-App.Store.${storeId}`, 'OfferQuestion', () => void reload())
}

export function useAnswerNews() {
  const session = useSession()
  const reload = useRefresh([offerQuestions.own])
  useLive(session ? `private-App.User.${session.user.id}` : null, 'OfferQuestion', () => void reload())
}

export const useHideQuestion = () => useCommand(offerQuestions.hide, { onSettled: useReloadOfStore() })
