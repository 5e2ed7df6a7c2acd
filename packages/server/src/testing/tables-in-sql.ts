/** Tables named by the statements of one file. */
export interface NamedTables {
  reads: Set<string>
  writes: Set<string>
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const table = String.raw`["']?([a-z_]+)\b`
/** `for update of` and `do update set` are excluded, because they refer to a table named before. */
const written = [
  String.raw`\binsert\s+into\s+${table}`,
  String.raw`(?<!\b(?:for|key|do)\s+)\bupdate\s+${table}`,
  String.raw`\bdelete\s+from\s+${table}`,
  String.raw`\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*${table}`,
]
const read = [
  String.raw`(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?${table}`,
  String.raw`\b(?:selectFrom|from|using|\w+Join)\(\s*${table}`,
]
/** The tables after the first in `from a x, b y`. */
const listed = String.raw`\b(?:from|using)\s+[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?((?:\s*,\s*[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?)+)`

/** Returns the tables named in `sql` templates and in calls of Kysely, without other names that match. */
export function tablesIn(source: string, known: (name: string) => boolean): NamedTables {
  const text = source.replace(comments, '')
  const lists = [...text.matchAll(new RegExp(listed, 'g'))].flatMap(([, others]) =>
    others!.split(',').map((other) => other.trim().split(/\s/)[0]!),
  )
  return {
    writes: new Set([...namesIn(text, written), ...givenTables(text)].filter(known)),
    reads: new Set([...namesIn(text, read), ...lists].filter(known)),
  }
}

/** If a variable gives the table of a statement, every table named in the file may be meant. */
const givenTables = (text: string) =>
  text.includes('sql.table(') ? [...text.matchAll(/'([a-z_]+)'/g)].map((match) => match[1]!) : []

const namesIn = (text: string, patterns: string[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1]!))

/** Returns the tables that a `*.tables.ts` declares: the keys of its interface. */
export const tablesDeclaredIn = (source: string): string[] =>
  [...source.matchAll(/interface \w+Tables \{\n([\s\S]*?)\n\}/g)].flatMap(([, body]) =>
    [...body!.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!),
  )
