import type { ExternalId } from './imports.types.ts'

/** Returns the ids that are known, as texts. */
export const knownIds = (ids: Record<string, string | number | null | undefined>): ExternalId[] =>
  Object.entries(ids).flatMap(([kind, value]) => (value ? [{ kind, value: String(value) }] : []))
