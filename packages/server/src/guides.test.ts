import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const guides = ['README.md', 'ARCHITECTURE.md', 'AGENTS.md', 'STYLE.md', 'docs/database.md', ...decisions()]
/** Prefixes that a guide may leave out of a path. */
const beginnings = [
  '',
  'packages/',
  'packages/server/',
  'packages/server/src/',
  'packages/server/src/modules/',
  'packages/web/src/',
]

function decisions() {
  return readdirSync(resolve(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`)
}

/** Returns texts in backticks that look like a path; `<module>` and `*` stand for any name. */
function pathsIn(guide: string) {
  const quoted = [...readFileSync(resolve(root, guide), 'utf8').matchAll(/`([^`\s]+)`/g)].map(([, text]) => text!)
  return quoted.filter(
    (text) => /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(text) && /\.(tsx?|sql|md|mjs|json|snap)$|\/src\//.test(text),
  )
}

describe('the guides of the house', () => {
  it.each(guides)('%s names only files and folders that exist', (guide) => {
    const missing = pathsIn(guide).filter(
      (path) => !beginnings.some((start) => existsSync(resolve(root, start + path))),
    )
    expect(missing).toEqual([])
  })

  it('are looked at: the walks of the architecture name files', () => {
    expect(pathsIn('ARCHITECTURE.md').length).toBeGreaterThan(10)
  })
})
