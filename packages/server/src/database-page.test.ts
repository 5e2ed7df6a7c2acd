import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const schema = read('../migrations/schema.sql')

/** Names in the first cells of the page's tables; a trigger is named with its table, as `table.trigger`. */
const named = read('../../../docs/database.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
const isTrigger = (name: string) => name.includes('.')

const triggers = [...schema.matchAll(/^CREATE (?:CONSTRAINT )?TRIGGER (\S+) .*? ON (\S+) /gm)].map(
  ([, trigger, table]) => `${table!}.${trigger!}`,
)
const functions = [...schema.matchAll(/^CREATE OR REPLACE (?:FUNCTION|PROCEDURE) public\.(\w+)\(/gm)].map(
  ([, name]) => name!,
)

describe('the page of the database', () => {
  it('names every trigger of the schema once, and none that is gone', () => {
    expect(named.filter(isTrigger).toSorted()).toEqual(triggers.toSorted())
  })

  it('names every function of the schema once, and none that is gone', () => {
    expect(named.filter((name) => !isTrigger(name)).toSorted()).toEqual(functions.toSorted())
  })

  it('is compared with a schema that has triggers and functions', () => {
    expect(triggers).toContain('ledger_lines.balanced')
    expect(functions).toContain('changes_since')
  })
})
