import type { App } from '../app.ts'
import { warmMedia } from '../platform/media.ts'
import type { MediaStudio } from '../platform/media-studio.ts'

/** Draws the pictures of the demo world before anybody asks for them, and photographs its dearest cards. */
export function drawAhead(app: App, pictures: MediaStudio) {
  const ending = new AbortController()
  const warming = warmMedia(pictures)
  const photographing = photograph(app, ending.signal)
  for (const done of [warming.done, photographing]) done.catch((error: unknown) => app.log.error(error))
  return {
    /** Resolves once nothing is drawn or written any more. */
    async stop() {
      ending.abort()
      warming.stop()
      await Promise.allSettled([warming.done, photographing])
    },
  }
}

async function photograph(app: App, ending: AbortSignal) {
  const { photographOffers } = await import('@bra/demo/insert/passports')
  await photographOffers(app, ending)
}
