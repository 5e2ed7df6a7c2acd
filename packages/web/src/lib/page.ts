import type { FetchQueryOptions } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { CallError } from './call.ts'
import { type Env, envOfRouter } from './env.ts'

/** A refusal as it travels from the server's rendering to the browser. */
export interface Problem {
  status: number
  code: string
  /** The server's message, if it says more than "not found". */
  message?: string
}

interface Address {
  params: Record<string, string | undefined>
  url: URL
}

export interface LoaderInput extends Address {
  env: Env
}

type PageQuery = Pick<FetchQueryOptions, 'queryKey'>

/** Requests for a signed-in person, whom the server does not know; the browser sends them early. */
export type Ahead = (address: Address) => PageQuery[]

/** Loads what a page needs before it is drawn. The server waits; the browser draws at once and fills in. */
export const loadPage =
  (questions: (input: LoaderInput) => PageQuery[]) =>
  async ({ params, request, context }: LoaderFunctionArgs) => {
    const env = context.get(envOfRouter)
    const wanted = questions({ env, params, url: new URL(request.url) })
    const answers = wanted.map((question) => env.queryClient.ensureQueryData(question as FetchQueryOptions))
    if (import.meta.env.SSR) await answered(answers)
    else for (const answer of answers) answer.catch(() => undefined)
    return null
  }

/** Unlike `loadPage`, one part may fail alone; the browser asks again for what failed. */
export const loadParts =
  (questions: (input: LoaderInput) => PageQuery[]) =>
  async ({ params, request, context }: LoaderFunctionArgs) => {
    const env = context.get(envOfRouter)
    const wanted = questions({ env, params, url: new URL(request.url) })
    const answers = wanted.map((question) => env.queryClient.prefetchQuery(question as FetchQueryOptions))
    if (import.meta.env.SSR) await Promise.all(answers)
    return null
  }

export function refusePage(problem: Problem = { status: 404, code: 'not_found' }): never {
  // The router takes whatever is thrown, and a plain object survives the way to the browser.
  // oxlint-disable-next-line no-throw-literal
  throw problem
}

/** Waits for all, even after a refusal: a page drawn with pending requests would differ from the browser's. */
async function answered(answers: Promise<unknown>[]) {
  const settled = await Promise.allSettled(answers)
  const refused = settled.find((answer) => answer.status === 'rejected')
  if (refused) throwProblem(refused.reason)
}

function throwProblem(error: unknown): never {
  if (error instanceof CallError) refusePage({ status: error.status === 422 ? 404 : error.status, code: error.code })
  throw error
}
