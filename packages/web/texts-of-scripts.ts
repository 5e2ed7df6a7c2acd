import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseSync, type Plugin } from 'vite'

const TEXTS = resolve(import.meta.dirname, 'src/text')
const CATALOGUE = resolve(TEXTS, 'catalogue.ts')
/** File in which the server reads the areas of texts that the script of a source needs. */
const TABLE = '.vite/texts.json'

/** Files of `text/<language>` by the name of their area; what is in `common` is on every page. */
const areas = new Map(
  globSync(['*.ts', 'office/*.ts'], { cwd: resolve(TEXTS, 'pt-BR'), exclude: ['common.ts'] }).map((file) => {
    const path = file.replaceAll('\\', '/').replace('.ts', '')
    return [path.split('/').at(-1)!, path]
  }),
)
const KEY = new RegExp(`['\`](${[...areas.keys()].join('|')})\\.[\\w$]`, 'g')

/** Puts around each `import()` the texts that the script says, itself or through what it imports, so that both come together. */
export const textsOfScripts = (): Plugin => {
  const found = new Map<string, string[]>()
  return {
    name: 'texts-of-scripts',
    apply: 'build',
    // after Vite has made imports out of each glob
    enforce: 'post',
    transform(code, id) {
      if (!code.includes('import(') || !/\/src\/(?!text\/).*\.tsx?$/.test(id)) return null
      const late = parseSync(id, code).module.dynamicImports.flatMap(({ start, end, moduleRequest }) => {
        const path = code.slice(moduleRequest.start + 1, moduleRequest.end - 1)
        const file = path.startsWith('.') ? resolve(dirname(id), path) : null
        const needed = file ? textsOf(file) : []
        if (file) found.set(relative(import.meta.dirname, file).replaceAll('\\', '/'), needed)
        return needed.length ? [{ start, end, needed }] : []
      })
      if (!late.length) return null
      const wrapped = late.reduceRight(
        (rest, { start, end, needed }) =>
          `${rest.slice(0, start)}withTexts(${JSON.stringify(needed)}, ${rest.slice(start, end)})${rest.slice(end)}`,
        code,
      )
      return { code: `import { withTexts } from ${JSON.stringify(CATALOGUE)}\n${wrapped}`, map: null }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: TABLE, source: JSON.stringify(Object.fromEntries(found)) })
    },
  }
}

/** The areas that a file and all that it imports say, each as its path in `text/<language>`. */
export function textsOf(file: string) {
  const closure = new Set<string>()
  const visit = (path: string) => {
    if (closure.has(path)) return
    closure.add(path)
    read(path).imports.forEach(visit)
  }
  visit(file)
  return [...new Set([...closure].flatMap((path) => read(path).areas))].sort()
}

interface Source {
  areas: string[]
  imports: string[]
}
const sources = new Map<string, Source>()

function read(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const code = readFileSync(file, 'utf8')
  const { staticImports, staticExports } = parseSync(file, code).module
  const imported = staticImports
    .filter(({ entries }) => !entries.length || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const source = {
    areas: [...code.matchAll(KEY)].map(([, area]) => areas.get(area!)!),
    imports: [...imported, ...passedOn]
      .filter((path) => path.startsWith('.') && /\.tsx?$/.test(path))
      .map((path) => resolve(dirname(file), path)),
  }
  sources.set(file, source)
  return source
}
