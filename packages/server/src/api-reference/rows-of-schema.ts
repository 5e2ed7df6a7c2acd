import type { JsonSchema } from './document.ts'

/** One field of a body or reply; `path` starts at the root: `products[].image`. */
export interface SchemaRow {
  path: string
  type: string
  isRequired: boolean
  rules: string
}

export function rowsOfSchema(schema: JsonSchema, path = '', isRequired = true): SchemaRow[] {
  const self = path ? [{ path, type: typeOf(schema), isRequired, rules: rulesOf(schema) }] : []
  return [...self, ...fieldsOf(schema, path)]
}

function fieldsOf(schema: JsonSchema, path: string): SchemaRow[] {
  const { properties = {}, required = [], items, anyOf = [], oneOf = [], additionalProperties } = schema
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const named = Object.entries(properties).flatMap(([name, field]) =>
    rowsOfSchema(field, at(name), required.includes(name)),
  )
  const listed = items ? fieldsOf(items, `${path}[]`) : []
  const chosen = [...anyOf, ...oneOf].flatMap((choice) => fieldsOf(choice, path))
  const keyed = typeof additionalProperties === 'object' ? rowsOfSchema(additionalProperties, at('{chave}'), false) : []
  return [...named, ...listed, ...chosen, ...keyed]
}

const words: Record<string, string> = {
  string: 'texto',
  number: 'número',
  integer: 'inteiro',
  boolean: 'sim ou não',
  object: 'objeto',
  array: 'lista',
  null: 'nulo',
}

const plurals: Record<string, string> = {
  texto: 'textos',
  número: 'números',
  inteiro: 'inteiros',
  objeto: 'objetos',
}

export function typeOf(schema: JsonSchema): string {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' ou ')
  if (schema.items) return `lista de ${plurals[typeOf(schema.items)] ?? typeOf(schema.items)}`
  if ('const' in schema) return JSON.stringify(schema.const)
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? '']
  return types.map((type) => words[type] ?? 'qualquer').join(' ou ')
}

const LARGEST = Number.MAX_SAFE_INTEGER
const rules: Record<string, (value: never) => string> = {
  enum: (values: unknown[]) => `um de ${values.join(', ')}`,
  format: (format: string) => `formato ${format}`,
  minimum: (least: number) => (least === -LARGEST ? '' : `mínimo ${least}`),
  maximum: (most: number) => (most === LARGEST ? '' : `máximo ${most}`),
  minLength: (least: number) => `mínimo ${least} caracteres`,
  maxLength: (most: number) => `máximo ${most} caracteres`,
  minItems: (least: number) => `mínimo ${least} itens`,
  maxItems: (most: number) => `máximo ${most} itens`,
  default: (value: unknown) => `padrão ${JSON.stringify(value)}`,
}

function rulesOf(schema: JsonSchema): string {
  const own = Object.entries(rules).map(([name, say]) => (name in schema ? say(schema[name] as never) : ''))
  const ofItems = schema.items ? [rulesOf(schema.items)] : []
  return [...own, ...ofItems].filter(Boolean).join(', ')
}
