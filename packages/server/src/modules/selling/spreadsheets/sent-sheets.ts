import { doors } from '@bra/contract/kit/doors'
import type { App } from '../../../app.ts'
import { inSlices } from '../../../platform/slices.ts'
import { workOf } from '../../../platform/work-threads.ts'
import type { Sheet } from './reading.ts'
import type { PackedSheet, SentSheet } from './reading-worker.ts'

const reading = workOf<SentSheet, PackedSheet>(
  new URL('./reading-worker.ts', import.meta.url),
  doors.sheet.bounds.milliseconds,
)

export async function readSent(app: App, storeId: number, sent: SentSheet): Promise<Sheet> {
  const { lines: packed, ...sheet } = await app.threads.run(reading, `store ${storeId}`, sent)
  const lines: Sheet['lines'] = []
  await inSlices(packed, (part) => lines.push(...(JSON.parse(part) as Sheet['lines'])))
  return { ...sheet, lines }
}
