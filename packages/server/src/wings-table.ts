import { wings } from './modules.ts'

const wingOf = (module: string) => Object.keys(wings).find((wing) => module in wings[wing]!)

export function wingsTable(): string {
  const rows = Object.entries(wings).map(([wing, modules]) => {
    const used = new Set(Object.values(modules).flatMap(({ uses }) => uses.map(wingOf)))
    const below = Object.keys(wings).filter((other) => other !== wing && used.has(other))
    return `| \`${wing}\` | ${Object.keys(modules).join(', ')} | ${below.join(', ') || 'none'} |`
  })
  return ['| wing | its modules | uses |', '|---|---|---|', ...rows].join('\n')
}
