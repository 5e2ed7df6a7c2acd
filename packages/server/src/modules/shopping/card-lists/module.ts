import type { PartsOf } from '../../../module.ts'

export const cardLists: PartsOf = {}
