import type { StoreRight } from '@bra/contract/kit/rights'
import { refusals } from '@bra/contract/refusals'
import { z, type ZodType } from 'zod'
import type { Binding } from '../platform/routes.ts'

export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: JsonSchema | boolean
  [rule: string]: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: JsonSchema
}
type Content = { 'application/json': { schema: JsonSchema } }

export interface Operation {
  operationId: string
  tags: string[]
  'x-access': string
  /** Present if the call does something for a store. */
  'x-right'?: StoreRight
  /** Present only for addresses outside /api. */
  servers?: { url: string }[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content: Content } | { $ref: string }>
}

export interface ApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { description: string; content: Content }> }
}

/** Makes the OpenAPI document from the schemas that check every request and reply. */
export function describeApi(modules: Record<string, { routes?: Binding[] }>): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const [module, { routes = [] }] of Object.entries(modules)) {
    for (const binding of routes) {
      const { path, method } = binding.endpoint
      const verbs = (paths[path] ??= {})
      verbs[method.toLowerCase()] = describeOperation(module, binding, routes)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bra Cards',
      version: '1',
      description:
        'Valores em centavos, pesos em gramas, instantes em ISO 8601 com fuso. Recusas explicam-se em português.',
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(modules)
      .filter(([, { routes = [] }]) => routes.length > 0)
      .map(([name]) => ({ name })),
    paths,
    components: {
      responses: Object.fromEntries(refusedStatuses.map((status) => [refusal(status), describeRefusal(status)])),
    },
  }
}

/** Some modules have several calls of one name, such as `add`; their paths tell them apart. */
function nameOf({ name, endpoint }: Binding, routes: Binding[]) {
  if (routes.every((other) => other.name !== name || other.endpoint === endpoint)) return name
  const words = endpoint.path.split('/').filter((word) => word !== '' && word !== 'v1' && !word.startsWith('{'))
  return [name, ...words].join('.')
}

function describeOperation(module: string, binding: Binding, routes: Binding[]): Operation {
  const { endpoint, shape } = binding
  const content = (schema: JsonSchema): Content => ({ 'application/json': { schema } })
  return {
    operationId: `${module}.${nameOf(binding, routes)}`,
    tags: [module],
    'x-access': endpoint.access,
    ...(endpoint.right && { 'x-right': endpoint.right }),
    ...(endpoint.root && { servers: [{ url: '/' }] }),
    parameters: [...pathParameters(endpoint.path, shape.params), ...queryParameters(shape.query)],
    ...(shape.body && {
      requestBody: {
        required: !shape.body.safeParse({}).success,
        content: content(schemaOf(shape.body, 'input')),
      },
    }),
    responses: {
      200: { description: 'Feito', content: content(schemaOf(shape.reply, 'output')) },
      ...Object.fromEntries(
        statusesOf(endpoint, shape).map((status) => [status, { $ref: `#/components/responses/${refusal(status)}` }]),
      ),
    },
  }
}

function pathParameters(path: string, schema: ZodType | undefined): Parameter[] {
  const known = schema ? (schemaOf(schema, 'input').properties ?? {}) : {}
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: known[name] ?? { type: 'string' },
  }))
}

function queryParameters(schema: ZodType | undefined): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query',
    required: required.includes(name) && !('default' in of),
    schema: of,
  }))
}

function schemaOf(schema: ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}

const refusal = (status: number) => `Refused${status}`
const refusedStatuses = [...new Set(Object.values(refusals).map(([status]): number => status))].toSorted(
  (a, b) => a - b,
)

/** Statuses of the refusals that an endpoint may answer because of its access and its inputs. */
function statusesOf({ access, right, method }: Binding['endpoint'], { params, query, body }: Binding['shape']) {
  return [
    ...(body ? [400, 413, 415] : []),
    ...(access === 'open' ? [] : [401]),
    ...(right || access === 'admin' ? [403] : []),
    ...(params ? [404] : []),
    ...(method === 'GET' ? [] : [419]),
    ...(params || query || body ? [422] : []),
    429,
    500,
  ]
}

function describeRefusal(status: number) {
  const rows = Object.entries(refusals).filter(([, [of]]) => of === status)
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      error: { const: true },
      code: { type: 'string', enum: rows.map(([code]) => code) },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      request_id: { type: 'string' },
    },
    required: ['error', 'code', 'message'],
  }
  return {
    description: rows.map(([code, [, message]]) => `${code}: ${message}`).join(' · '),
    content: { 'application/json': { schema } },
  }
}
