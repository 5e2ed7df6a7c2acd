import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { emptyDatabase, fillMarket, type MarketSize } from './generate.ts'

const repository = fileURLToPath(new URL('..', import.meta.url))
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim()

export interface OtherCommit {
  hash: string
  folder: string
}

/** Installs a commit, and builds its pages, in a git worktree that is kept for the next run. */
export function installed(commit: string): OtherCommit {
  const hash = git('rev-parse', '--short=8', `${commit}^{commit}`)
  const folder = join(tmpdir(), `bra-commit-${hash}`)
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, hash)
  // any command installs the packages, and this one builds the pages and measures nothing but their script
  execFileSync(process.execPath, ['scripts/run.mjs', 'bench', 'weight'], { cwd: folder, stdio: 'ignore' })
  return { hash, folder }
}

export async function marketAt({ hash, folder }: OtherCommit, size: MarketSize) {
  const url = await emptyDatabase(`bra_limit_${hash}`)
  const file = pathToFileURL(join(folder, 'packages/server/src/platform/migrate.ts'))
  const { migrate } = (await import(file.href)) as typeof import('@bra/server/platform/migrate')
  await fillMarket(url, size, migrate)
  return url
}
