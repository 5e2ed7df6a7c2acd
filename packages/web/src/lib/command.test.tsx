import { post, get, table } from '@bra/contract/kit/api'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { toast } from '../ui/toast.ts'
import { type Call, CallError } from './call.ts'
import { useCommand, useRefresh, useSend } from './command.ts'
import { type Env, EnvProvider } from './env.ts'
import { ask, createQueryClient } from './query.ts'

const shapes = {
  list: { query: z.object({ page: z.number() }), reply: z.null() },
  rename: { body: z.object({ name: z.string() }), reply: z.object({ message: z.string() }) },
}
const shelf = table<typeof shapes>()({ list: get('/v1/shelf'), rename: post('/v1/shelf', 'user') })
const input = { body: { name: 'Comuns' } }

afterEach(() => void vi.restoreAllMocks())

/** Renders a hook once; `steps` says what was called, told and read again, in this order. */
function rendered<T>(use: (steps: string[]) => T, answer: Call = async () => ({ message: 'Salvo.' })) {
  const steps: string[] = []
  const call: Call = async (route, ...rest) => {
    steps.push(route)
    return answer(route, ...rest)
  }
  for (const kind of ['success', 'warning'] as const)
    vi.spyOn(toast, kind).mockImplementation((text) => void steps.push(`${kind}: ${text}`))
  const queryClient = createQueryClient(call)
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    await Promise.resolve()
    steps.push(`old: ${JSON.stringify(filters?.queryKey ?? 'everything')}`)
  })
  let hook: T
  function Screen() {
    hook = use(steps)
    return null
  }
  renderToStaticMarkup(
    <EnvProvider value={{ call, queryClient } as Env}>
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>
    </EnvProvider>,
  )
  return { hook: hook!, steps }
}

const refuse: Call = async () => {
  throw new CallError(409, { message: 'Já existe.' })
}

it('makes the call, shows the message, reads again what is old, and goes on only then', async () => {
  const { hook, steps } = rendered((told) =>
    useCommand(shelf.rename, {
      input: (name: string) => ({ body: { name } }),
      tells: true,
      refresh: [shelf.list],
      onSuccess: ({ message }, name) => void told.push(`on: ${message} ${name}`),
    }),
  )
  await hook.mutateAsync('Comuns')
  expect(steps).toEqual(['POST /v1/shelf', 'success: Salvo.', 'old: ["GET /v1/shelf"]', 'on: Salvo. Comuns'])
})

it('shows a refusal where the caller wishes so, and reads nothing again', async () => {
  const { hook, steps } = rendered(
    (told) =>
      useCommand(shelf.rename, {
        ...{ tells: true, complains: true, refresh: 'everything' },
        onError: (error) => void told.push(`on: ${error.message}`),
      }),
    refuse,
  )
  await expect(hook.mutateAsync(input)).rejects.toThrow('Já existe.')
  expect(steps).toEqual(['POST /v1/shelf', 'warning: Já existe.', 'on: Já existe.'])
})

it('leaves a refusal to a form, which shows it under the field', async () => {
  const { hook, steps } = rendered(() => useSend(shelf.rename, { tells: true, refresh: 'everything' }), refuse)
  await expect(hook(input)).rejects.toThrow('Já existe.')
  expect(steps).toEqual(['POST /v1/shelf'])
})

it('makes old all queries of an endpoint, one query, or everything', async () => {
  const page = ask(shelf.list, { query: { page: 2 } })
  const some = rendered(() => useRefresh([shelf.rename, page]))
  await some.hook()
  expect(some.steps).toEqual(['old: ["POST /v1/shelf"]', `old: ${JSON.stringify(page.queryKey)}`])
  const all = rendered(() => useRefresh('everything'))
  await all.hook()
  expect(all.steps).toEqual(['old: "everything"'])
})
