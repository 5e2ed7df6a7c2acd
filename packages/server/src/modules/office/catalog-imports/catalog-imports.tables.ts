import type { CatalogImport } from '@bra/contract/office/catalog-imports.schemas'
import type { Generated } from 'kysely'

export interface CatalogImportsTables {
  catalog_imports: {
    id: Generated<number>
    user_id: number
    format: string
    file_name: string
    sets_name: string | null
    reason: string
    state: CatalogImport['state']
    /** Bytes of the file as announced, as received, and as read by the import. */
    size: number
    received: Generated<number>
    read: Generated<number>
    added: Generated<number>
    changed: Generated<number>
    unchanged: Generated<number>
    merged: Generated<number>
    bad: Generated<number>
    /** What runs that the end of the server interrupted have written; a later run finds these rows equal. */
    added_before: Generated<number>
    changed_before: Generated<number>
    runs: Generated<number>
    /** True while a process reads the file, also for a moment after it was cancelled. */
    is_read: Generated<boolean>
    problem: string | null
    created_at: Date
    told_at: Date
    finished_at: Date | null
  }
  catalog_import_faults: { import_id: number; line: number; file: string; problem: string }
}
