import { loadPage, refusePage } from './page.ts'
import { idOf } from './paths.ts'

/** For pages of a signed-in person, of which the server draws only the frame; invalid ids give 404. */
export const loadFrame = (...ids: string[]) =>
  loadPage(({ params }) => (ids.every((id) => idOf(params[id])) ? [] : refusePage()))
