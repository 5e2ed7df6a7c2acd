import type { ExternalId } from './imports.types.ts'

export const knownIds = (ids: Record<string, string | number | null | undefined>): ExternalId[] =>
  Object.entries(ids).flatMap(([kind, value]) => (value ? [{ kind, value: String(value) }] : []))
