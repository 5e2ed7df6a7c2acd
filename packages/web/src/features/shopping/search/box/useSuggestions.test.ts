import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Call } from '../../../../lib/call.ts'
import { suggestionsQuery } from './useSuggestions.ts'

it('drops the request for what was typed before, as soon as more is typed', async () => {
  const asked: { typed: unknown; signal: AbortSignal | undefined }[] = []
  const call: Call = (_, { params }, signal) => {
    asked.push({ typed: params?.query, signal })
    return new Promise(() => {})
  }
  const observer = new QueryObserver(new QueryClient(), suggestionsQuery(call, { typed: 'pi', game: undefined }))
  const stop = observer.subscribe(() => {})
  observer.setOptions(suggestionsQuery(call, { typed: 'pika', game: undefined }))
  expect(asked.map(({ typed, signal }) => [typed, signal?.aborted])).toEqual([
    ['pi', true],
    ['pika', false],
  ])
  stop()
})
