import { loadPage, refusePage } from './page.ts'
import { idOf } from './paths.ts'

/** The server draws only the frame of pages for a signed-in person; invalid ids give 404. */
export const loadFrame = (...ids: string[]) =>
  loadPage(({ params }) => (ids.every((id) => idOf(params[id])) ? [] : refusePage()))
