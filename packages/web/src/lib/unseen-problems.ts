import type { FieldErrors } from 'react-hook-form'

interface Problem {
  type?: unknown
  message?: unknown
}

/** An error whose field is not on the page is told with its name, or a form would refuse without a word. */
export const problemsWithoutField = (errors: FieldErrors, told: ReadonlySet<string>) =>
  leaves(errors as Record<string, unknown>).flatMap(([name, message]) =>
    told.has(name) ? [] : [{ text: `${name}: ${message}` }],
  )

function leaves(errors: Record<string, unknown>, path = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    if (typeof error !== 'object' || error === null) return []
    const name = path + key
    const { message, type } = error as Problem
    if (typeof message === 'string' && message) return [[name, message]]
    return typeof type === 'string' ? [[name, type]] : leaves(error as Record<string, unknown>, `${name}.`)
  })
}
