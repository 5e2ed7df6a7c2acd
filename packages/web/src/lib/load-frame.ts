import { loadPage, refusePage } from './page.ts'
import { idOf } from './paths.ts'

/** For a page of which the server draws the frame only, since whose it is the browser knows: its address is right. */
export const loadFrame = (...ids: string[]) =>
  loadPage(({ params }) => (ids.every((id) => idOf(params[id])) ? [] : refusePage()))
