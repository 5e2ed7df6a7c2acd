import type * as text from './pt-BR.ts'

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string]

export type Catalogue = typeof text
/** Every text of the interface, as `area.name`. */
export type TextKey = Leaves<Catalogue>
