import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { doors } from '@bra/contract/kit/doors'
import type { App } from '../../../app.ts'
import { workOf } from '../../../platform/work-threads.ts'
import type { PaperToDraw } from './paper-worker.ts'

const drawing = workOf<PaperToDraw, string>(
  new URL('./paper-worker.ts', import.meta.url),
  doors.paper.bounds.milliseconds,
)
/** Whatever these files draw anew is another paper. */
const sources = [
  ...['./paper.drawing.ts', './danfe.drawing.ts', './danfe-head.drawing.ts', './danfe-blocks.drawing.ts'],
  ...['./dace.drawing.ts', './document-shown.ts', '../../../platform/pdf.ts'],
]
let looks: string | undefined
const looksOf = () =>
  (looks ??= hashOf(sources.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('')))

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the paper of a document as Base64; it is drawn once in a thread, and then kept with the files of the shop. */
export async function drawnPaper(app: App, storeId: number, { now, ...paper }: PaperToDraw): Promise<string> {
  const name = `${hashOf(JSON.stringify([looksOf(), paper])).slice(0, 40)}.pdf`
  const kept = await app.files.get(name)
  if (kept) return Buffer.from(kept).toString('base64')
  const drawn = await app.threads.run(drawing, `store ${storeId}`, { ...paper, now })
  await app.files
    .put({ name, bytes: Buffer.from(drawn, 'base64'), type: 'application/pdf' })
    // the paper was drawn, and may be drawn again
    .catch((error: unknown) => app.log.error({ err: error }, 'a drawn paper could not be kept'))
  return drawn
}
