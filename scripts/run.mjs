// Plain JavaScript for any Node from 20 on: `npm start` and `npm test` work on a bare clone.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
const windows = process.platform === 'win32'
const [, , command, ...rest] = process.argv
/** Without names of tests, a command runs them all, and checks the types. */
const isWhole = rest.length === 0

installPackages()
const node = node24()
const env = {
  ...process.env,
  PATH: [dirname(node), resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('node_modules/.cache/compile'),
}

// a server that is left alone keeps 128 MB for young objects, and freed memory apart for each thread and in its holes
const lean = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? String(64 * 1024),
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? String(256 * 1024),
  // Node never lets go of what it has read from this cache, 17 MB here, which saves half a second of the start
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_OPTIONS: `--max-semi-space-size=16 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
}

const commands = {
  start: () => (buildWeb(), serve(['packages/server/src/main.ts'], { NODE_ENV: 'production', ...lean })),
  dev: () => serve(['packages/server/src/main.ts'], { NODE_ENV: 'development' }),
  test: () => (buildWeb(), isWhole && types(), vitest(), isWhole && browserTests()),
  browser: () => (buildWeb(), browserTests()),
  nightly: () => (buildWeb(), inBrowser(['packages/e2e/nightly.ts', ...rest])),
  lint: () => (format('--check'), lint()),
  check: () => (commands.lint(), commands.test()),
  format: () => format('--write'),
  import: () => run(node, ['packages/server/src/import.ts', ...rest]),
  operator: () => run(node, ['packages/server/src/operator.ts', ...rest]),
  routes: () => run(node, ['packages/server/src/print-routes.ts', ...rest]),
  schema: () => run(node, ['packages/server/src/print-schema.ts', ...rest]),
  wings: () => run(node, ['packages/server/src/print-wings.ts', ...rest]),
  doors: () => run(node, ['packages/server/src/print-doors.ts', ...rest]),
  bench: () => (buildWeb(), run(node, ['bench/run.ts', ...rest], { env: { ...env, ...lean } })),
}
if (!commands[command]) fail(`Use: npm run ${Object.keys(commands).join(' | ')}`)
commands[command]()

function installPackages() {
  const wanted = hash(readFileSync('package-lock.json'), process.platform + process.arch)
  if (stampIs('node_modules/.stamp', wanted)) return
  console.log('Instalando dependências…')
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: process.env,
  })
  writeFileSync('node_modules/.stamp', wanted)
}

/** The Node that the lock file brings; the host's own where no such package exists (macOS). */
function node24() {
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const local = resolve('node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  const found = existsSync(local) ? local : process.execPath
  const version = spawnSync(found, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim()
  if (Number.parseInt(version) < 24) fail(`É preciso Node 24 ou mais novo; encontrado ${version}.`)
  return found
}

function buildWeb() {
  const wanted = hash(
    ...filesUnder('packages/web'),
    ...filesUnder('packages/contract'),
    readFileSync('package-lock.json'),
  )
  const stamp = 'packages/web/dist/.stamp'
  if (stampIs(stamp, wanted)) return
  console.log('Construindo as telas…')
  run(node, ['packages/web/build.ts'], { env: { ...env, NODE_ENV: 'production' } })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function types() {
  run(node, ['node_modules/typescript/bin/tsc', '-p', '.'])
}

function vitest() {
  run(node, ['node_modules/vitest/vitest.mjs', 'run', ...rest])
}

function browserTests() {
  inBrowser(['node_modules/@playwright/test/cli.js', 'test', '-c', 'packages/e2e/playwright.config.ts', ...rest])
}

function inBrowser(args) {
  // the shell has no window to draw: a third faster
  const known = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
  const browser = known.find((path) => path && existsSync(path))
  if (browser) return run(node, args, { env: { ...env, CHROMIUM: browser } })
  console.log('Testes de navegador pulados: não há Chromium em /usr/bin/chromium (ou CHROMIUM=caminho).')
}

function lint() {
  run('oxlint', ['--type-aware', '--deny-warnings'])
  run('knip', [])
}

function format(mode) {
  run('oxfmt', [mode, 'packages', 'bench', 'scripts'])
}

/** Runs until the server ends; a killed npm does not pass its signal on, so its disappearance counts as one. */
function serve(args, extra) {
  const child = spawn(node, [...args, ...rest], { stdio: 'inherit', env: { ...env, ...extra } })
  const parent = process.ppid
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
  child.on('exit', (code) => process.exit(code ?? 1))
}

function run(program, args, options = { env }) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: windows, ...options })
  if (status !== 0) process.exit(status ?? 1)
}

function* filesUnder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* filesUnder(path)
    } else {
      yield path
      yield readFileSync(path)
    }
  }
}

function hash(...parts) {
  const sha = createHash('sha256')
  for (const part of parts) sha.update(part)
  return sha.digest('hex')
}

function stampIs(file, wanted) {
  return existsSync(file) && readFileSync(file, 'utf8') === wanted
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
