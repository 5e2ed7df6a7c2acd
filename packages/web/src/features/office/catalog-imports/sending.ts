import { catalogImports } from '@bra/contract/office/catalog-imports'
import { type Call, callEndpoint, routeOf } from '../../../lib/call.ts'
import { isRefusal } from '../../../lib/refusal.ts'

/** A part is smaller than the server allows, so that the progress is seen on slow lines. */
const PART_BYTES = 4_000_000
const ATTEMPTS = 4
const WAIT_MS = 1500
const BYTES = 'application/octet-stream'

export interface NewImport {
  format: string
  file: File
  /** Some formats have a second file with the sets. */
  sets: File | null
  reason: string
}

interface Sending {
  onSent: (bytes: number) => void
  signal: AbortSignal
}

export async function sendCatalogue(call: Call, asked: NewImport, { onSent, signal }: Sending) {
  const { format, file, sets, reason } = asked
  const body = { format, file_name: file.name, size: file.size, sets_name: sets?.name ?? null, reason }
  const { id } = (await callEndpoint(call, catalogImports.begin, { body }, signal)).result
  const put = (route: string, query: Record<string, number>, bytes: Blob) =>
    patiently(() => call(route, { params: { id }, query, body: bytes }, signal), signal)
  if (sets) await put(routeOf(catalogImports.sets), {}, sets.slice(0, sets.size, BYTES))
  for (let from = 0; from < file.size; from += PART_BYTES) {
    const to = Math.min(from + PART_BYTES, file.size)
    await put(routeOf(catalogImports.part), { from }, file.slice(from, to, BYTES))
    onSent(to)
  }
  await callEndpoint(call, catalogImports.start, { params: { id } }, signal)
  return id
}

/** A part may be sent again after a broken line, because the server ignores one that it has already. */
async function patiently<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await send()
    } catch (error) {
      if (signal.aborted || isRefusal(error) || attempt === ATTEMPTS) throw error
      await new Promise((resume) => setTimeout(resume, WAIT_MS * attempt))
    }
}
