import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Returns the imports of the files of a folder, from whatever folder or package. */
function importsOf(folder: string) {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: import.meta.dirname, exclude: ['**/*.test.*'] }).flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...code.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, path]) => ({
      file,
      target: path!.startsWith('.') ? normalize(join(dirname(file), path!)).replaceAll('\\', '/') : path!,
    }))
  })
}

const lines = (found: ReturnType<typeof importsOf>) => found.map(({ file, target }) => `${file} → ${target}`)
const isOurs = (target: string) => !target.startsWith('@') && target.includes('/') && /\.tsx?$/.test(target)

/** Every answer may be a refusal, and says who is signed in. */
const OF_ANY_ANSWER = /^@bra\/contract\/(refusals|\w+\/sessions\.schemas)$/

describe('the rooms of the screens', () => {
  it.each([
    ['ui', ['ui']],
    ['lib', ['lib', 'ui']],
    ['features', ['features', 'lib', 'ui']],
  ])('%s imports no room above its own', (folder, allowed) => {
    const found = importsOf(folder)
    expect(found.length).toBeGreaterThan(50)
    const wrong = found.filter(({ target }) => isOurs(target) && !allowed.includes(target.split('/')[0]!))
    expect(lines(wrong)).toEqual([])
  })

  it.each(['ui', 'lib'])('%s knows the words of the trade, and no wing', (folder) => {
    const wrong = importsOf(folder).filter(
      ({ target }) => /^@bra\/contract\/(?!kit\/|trade\/)/.test(target) && !OF_ANY_ANSWER.test(target),
    )
    expect(lines(wrong)).toEqual([])
  })
})
