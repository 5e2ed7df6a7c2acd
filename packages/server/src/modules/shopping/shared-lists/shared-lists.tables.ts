import type { SharedKind } from '@bra/contract/shopping/shared-lists.schemas'

export interface SharedListsTables {
  /** Public links; a list without a row is private. */
  shared_lists: { user_id: number; kind: SharedKind; secret: string; created_at: Date }
}
