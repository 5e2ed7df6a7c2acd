import { useRouteError } from 'react-router'
import { CallError } from '../lib/call.ts'
import { Head } from '../lib/head.tsx'
import type { Problem } from '../lib/page.ts'
import { useText } from '../lib/text.tsx'

const MISSING = new Set([404, 422])

/** In the place of a page that could not be shown: unknown, or broken. */
export function Boundary() {
  const error = useRouteError()
  const t = useText()
  const isMissing = MISSING.has(statusOf(error))
  const title = t(isMissing ? 'shell.notFound' : 'shell.problem')
  return (
    <>
      <Head title={title} hidden />
      <h1>{title}</h1>
      <p>{t(isMissing ? 'shell.notFoundHint' : 'shell.problemHint')}</p>
    </>
  )
}

function statusOf(error: unknown): number {
  if (error instanceof CallError) return error.status
  return (error as Partial<Problem> | null)?.status ?? 500
}
