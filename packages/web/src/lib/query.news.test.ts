import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { Call } from './call.ts'
import { createQueryClient } from './query.ts'

const queryKey = ['GET /v1/complaints/{id}', { params: { id: 1 } }]

/** A server that answers the first call late, with what it read before the change. */
function lateServer() {
  const first = Promise.withResolvers<string>()
  const answers = [first.promise, Promise.resolve('after')]
  const call = vi.fn<Call>(async () => answers.shift())
  return { queries: createQueryClient(call), call, answerFirst: () => first.resolve('before') }
}

it('reads a page again that was being opened when it changed', async () => {
  const { queries, answerFirst } = lateServer()
  const observer = new QueryObserver(queries, { queryKey })
  const stop = observer.subscribe(() => {})
  const told = queries.invalidateQueries({ queryKey })
  answerFirst()
  await told
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})

it('reads it again, too, where nothing on the page waited for the answer yet', async () => {
  const { queries, answerFirst } = lateServer()
  const opening = queries.fetchQuery({ queryKey })
  const told = queries.invalidateQueries({ queryKey })
  answerFirst()
  await Promise.all([opening, told])
  const observer = new QueryObserver(queries, { queryKey })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
  stop()
})

it('asks once for what nobody was reading', async () => {
  const { queries, call, answerFirst } = lateServer()
  answerFirst()
  await queries.fetchQuery({ queryKey })
  await queries.invalidateQueries({ queryKey })
  expect(call).toHaveBeenCalledTimes(1)
})
