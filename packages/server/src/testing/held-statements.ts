import type { Db } from '../platform/db.ts'

interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** Calls `before` ahead of each statement: it may read the statement, delay it or make it fail. */
export function dbBehind(db: Db, before: (statement: Statement) => Promise<void> | void): Db {
  const executor = overriding(db.getExecutor(), 'executeQuery', (execute) => async (statement: Statement) => {
    await before(statement)
    return execute(statement)
  })
  return overriding(db, 'getExecutor', () => () => executor)
}

/** Replaces one method; the others keep the real object as `this`, because they need its private fields. */
function overriding<Target extends object>(
  target: Target,
  method: keyof Target,
  replace: (original: (...args: unknown[]) => unknown) => (...args: never[]) => unknown,
): Target {
  const bound = (name: string | symbol) => {
    const value: unknown = Reflect.get(target, name, target)
    return typeof value === 'function' ? (value.bind(target) as (...args: unknown[]) => unknown) : value
  }
  const replaced = replace(bound(method as string) as (...args: unknown[]) => unknown)
  return new Proxy(target, { get: (_, name) => (name === method ? replaced : bound(name)) })
}
