import type { Printing } from '@bra/contract/dispatch/labels.schemas'

export interface LabelsTables {
  store_printing: Printing & { store_id: number }
}
