import type { StoreRight } from '@bra/contract/kit/rights'
import { refusals } from '@bra/contract/refusals'
import type { ApiDocument, JsonSchema, Operation, Parameter } from './document.ts'
import { rowsOfSchema, typeOf } from './rows-of-schema.ts'

const accessWords: Record<string, string> = {
  open: 'aberto',
  user: 'com conta',
  seller: 'lojista',
  admin: 'operador',
}

const rightWords: Record<StoreRight, string> = {
  stock: 'estoque',
  orders: 'pedidos',
  dispatch: 'expedição',
  refunds: 'devoluções',
  documents: 'notas fiscais',
  money: 'dinheiro',
  messages: 'atendimento',
  settings: 'configurações',
  ownership: 'propriedade',
}

export function referencePage(api: ApiDocument): string {
  const calls = Object.entries(api.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: operation.servers ? path : `/api${path}`,
      operation,
    })),
  )
  const sections = api.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · Bra Cards</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/docs/reference.css">
<script src="/api/docs/reference.js" defer></script>
</head>
<body>
<header>
<h1>API do Bra Cards</h1>
<p>${escape(api.info.description)} O mesmo em <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<label hidden>Filtrar chamadas <input type="search" id="filter" autocomplete="off" placeholder="caminho, módulo, campo…"></label>
<p id="count" role="status">${calls.length} chamadas</p>
</header>
<nav aria-label="Módulos">${sections.map(({ name, calls: own }) => `<a href="#${name}">${name} <span>${own.length}</span></a>`).join('')}<a href="#recusas">recusas</a></nav>
<main>
${sections.map((section) => `<section id="${section.name}"><h2>${section.name}</h2>${section.calls.map(entry).join('')}</section>`).join('\n')}
${refusalTable()}
</main>
</body>
</html>`
}

function entry({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const { 'x-access': access, 'x-right': right } = operation
  const who = `${accessWords[access] ?? access}${right ? `: ${rightWords[right]}` : ''}`
  const body = operation.requestBody?.content['application/json'].schema
  const reply = operation.responses[200]
  const statuses = Object.keys(operation.responses).filter((status) => status !== '200')
  return `<details class="call" id="${operation.operationId}">
<summary><b class="${method.toLowerCase()}">${method}</b> <code>${breakable(path)}</code> <i class="${access}">${who}</i></summary>
${parameterTable(operation.parameters)}
${body ? schemaTable('Corpo', body) : ''}
${reply && 'content' in reply ? schemaTable('Resposta', reply.content['application/json'].schema) : ''}
<p class="statuses">Recusas: ${statuses.map((status) => `<a href="#recusa-${status}">${status}</a>`).join(' ')}</p>
</details>`
}

function parameterTable(parameters: Parameter[]) {
  const rows = parameters.flatMap(({ name, in: place, required, schema }) =>
    rowsOfSchema(schema, name, required).map((row) => [
      `<code>${escape(row.path)}</code> ${place === 'path' ? 'no caminho' : 'na consulta'}`,
      ...cells(row),
    ]),
  )
  return rows.length > 0 ? `<h3>Parâmetros</h3>${table(rows)}` : ''
}

function schemaTable(title: string, schema: JsonSchema) {
  const rows = rowsOfSchema(schema).map((row) => [`<code>${escape(row.path)}</code>`, ...cells(row)])
  const shown = rows.length > 0 ? table(rows) : ''
  const json = escape(JSON.stringify(schema, null, 2))
  return `<h3>${title} <small>${escape(typeOf(schema))}</small></h3>${shown}
<details class="json"><summary>Esquema em JSON</summary><pre tabindex="0"><code>${json}</code></pre></details>`
}

const cells = (row: { type: string; isRequired: boolean; rules: string }) => [
  escape(row.type),
  row.isRequired ? 'sempre' : 'opcional',
  escape(row.rules),
]

const table = (rows: string[][]) => `<div class="scroll" tabindex="0"><table>
<thead><tr><th>Campo</th><th>Tipo</th><th>Presença</th><th>Regras</th></tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody>
</table></div>`

function refusalTable() {
  const seen = new Set<number>()
  const rows = Object.entries(refusals)
    .toSorted(([, [a]], [, [b]]) => a - b)
    .map(([code, [status, message]]) => {
      const anchor = seen.has(status) ? '' : ` id="recusa-${status}"`
      seen.add(status)
      return `<tr${anchor}><td>${status}</td><td><code>${code}</code></td><td>${escape(message)}</td></tr>`
    })
  return `<section id="recusas"><h2>recusas</h2>
<p>Toda recusa responde <code>{ error: true, code, message, fields?, request_id }</code>.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Estado</th><th>Código</th><th>Mensagem</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`
}

const breakable = (path: string) => escape(path).replaceAll('/', '/<wbr>')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
