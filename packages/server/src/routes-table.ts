import { addressOf } from '@bra/contract/kit/api'
import { modules } from './modules.ts'

export function routesTable() {
  const lines = Object.entries(modules).flatMap(([module, { routes = [] }]) =>
    routes.map(({ endpoint }) =>
      [
        ...[endpoint.method.padEnd(6), addressOf(endpoint).padEnd(56), endpoint.access.padEnd(6), module],
        ...(endpoint.right ? [`(${endpoint.right})`] : []),
      ].join(' '),
    ),
  )
  return lines.sort((a, b) => a.slice(7).localeCompare(b.slice(7))).join('\n')
}
